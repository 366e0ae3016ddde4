import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Loads the retention periods and the deletions of the job's last 30 days, newest first. */
export const useRetention = () =>
  useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => api('GET /api/admin/retention', { signal }),
  })
