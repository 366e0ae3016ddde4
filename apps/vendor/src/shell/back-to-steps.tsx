import { Button } from '@anseo/ui/button'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useReturnToSteps } from './use-return-to-steps.ts'

/** The link back to the first steps, on a page that was opened from them. */
export function BackToSteps() {
  if (!useReturnToSteps()) return null
  return (
    <Button
      asChild
      tone="ghost"
      size="sm"
      icon={<ArrowLeft aria-hidden="true" />}
      className="mb-2 -ml-3 w-fit"
    >
      <Link to="/getting-started">Back to getting started</Link>
    </Button>
  )
}
