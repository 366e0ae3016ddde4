import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Loads a decision, or the answer to a report, by its id; `complain` sends a complaint about it (D6). */
export const useDecision = (key: string) => ({
  decision: useQuery({
    queryKey: ['decision', key],
    queryFn: ({ signal }) => api('POST /api/decisions/show', { body: { decision: key }, signal }),
  }),
  complain: (text: string) => api('POST /api/complaints', { body: { decision: key, text } }),
})
