import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { onboardingKey } from '../queries/onboarding.ts'

const FROM_STEPS = 'from=getting-started'

/** Returns the path of a form, from which its page leads back to the first steps. */
export const fromSteps = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${FROM_STEPS}`

/** Returns to the first steps and reloads them; null on a page that was not opened from them. */
export function useReturnToSteps(): (() => void) | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  if (search.get('from') !== 'getting-started') return null
  return () => {
    void queries.invalidateQueries({ queryKey: onboardingKey })
    void navigate('/getting-started', { replace: true })
  }
}
