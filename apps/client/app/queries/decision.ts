import { useQuery } from '@tanstack/react-query'
import { useToken } from '../account/profile.tsx'
import { api } from '../api/browser-api.ts'

/** Loads a decision by the secret of its link or by its id, again after a login, and sends a complaint about it (D6). */
export function useDecision(key: string) {
  const token = useToken()
  return {
    decision: useQuery({
      queryKey: ['decision', key, token],
      queryFn: ({ signal }) => api('POST /api/decisions/show', { body: { decision: key }, signal }),
    }),
    complain: (text: string) => api('POST /api/complaints', { body: { decision: key, text } }),
  }
}
