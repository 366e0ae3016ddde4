import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** The signed-in admin. */
export const useProfile = () =>
  useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await api('GET /api/admin/profile', { signal })).userData,
  })
