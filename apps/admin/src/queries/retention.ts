import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** What is kept for how long, and what went on the last 30 days of the job, newest first. */
export const useRetention = () =>
  useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => api('GET /api/admin/retention', { signal }),
  })
