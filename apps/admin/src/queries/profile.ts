import type { CallName } from '@anseo/contract/calls'
import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** The profile is reloaded after this time, so a member whose role has changed sees it within a minute. */
const CHANGES_AFTER_MS = 60_000

/** Loads the signed-in admin, and the calls that its role may make. */
export const useProfile = () =>
  useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const { userData, calls } = await api('GET /api/admin/profile', { signal })
      return { ...userData, roleText: ADMIN_ROLE_TEXTS[userData.role], calls: new Set(calls) }
    },
    staleTime: CHANGES_AFTER_MS,
  })

/**
 * Returns a function that says whether the admin's role may make a call (D1): pages leave out what it may not. Nothing is
 * allowed while the profile is unknown.
 */
export function useMay(): (name: CallName) => boolean {
  const { data } = useProfile()
  return (name) => data?.calls.has(name) ?? false
}
