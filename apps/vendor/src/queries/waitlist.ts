import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Counts the people who wait for a time of the vendor, by day to come; empty until it has loaded. */
export function useWaiting() {
  const { data } = useQuery({
    queryKey: ['waitlist'],
    queryFn: async ({ signal }) => (await api('GET /api/pro/waitlist', { signal })).days,
  })
  return data ?? []
}
