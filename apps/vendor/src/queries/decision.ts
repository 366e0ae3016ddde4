import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Loads a decision by its id, and sends a complaint about it (D6). */
export const useDecision = (key: string) => ({
  decision: useQuery({
    queryKey: ['decision', key],
    queryFn: ({ signal }) => api('POST /api/decisions/show', { body: { decision: key }, signal }),
  }),
  complain: (text: string) => api('POST /api/complaints', { body: { decision: key, text } }),
})
