import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { api } from '../site.ts'

export const profileKey = ['profile']

const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: async ({ signal }) => (await api('GET /api/pro/profile', { signal })).vendorData,
})

/** Loads the vendor's own profile. */
export const useProfileQuery = () => useQuery(profileQuery)

/** Returns a function that finds the first page after a login: the first steps for a vendor who is not listed. */
export function useFirstPage() {
  const queries = useQueryClient()
  return async (): Promise<string> => {
    const vendor = await queries.fetchQuery(profileQuery).catch(() => null)
    return vendor && vendor.vetting !== 'verified' ? '/getting-started' : '/'
  }
}

/** Returns the signed-in vendor, on every page that needs a login. */
export const useVendor = () => useOutletContext<OwnVendorOnWire>()

/** Opens or closes the vendor for bookings; shown immediately, and reverted on failure. */
export function useSetAvailable() {
  const queries = useQueryClient()
  const show = (available: boolean) =>
    queries.setQueryData<OwnVendorOnWire>(profileKey, (vendor) => vendor && { ...vendor, available })
  return useMutation({
    mutationFn: (available: boolean) => {
      const form = new FormData()
      form.set('available', String(available))
      return api('PATCH /api/pro/profile', { form })
    },
    onMutate: (available) => void show(available),
    onSuccess: ({ vendorData }) => void queries.setQueryData(profileKey, vendorData),
    onError: (_error, available) => void show(!available),
  })
}

/** Saves the changed fields of the profile. */
export function useSaveProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => api('PATCH /api/pro/profile', { form }),
    meta: { inForm: true },
    onSuccess: async ({ vendorData }) => {
      queries.setQueryData(profileKey, vendorData)
      await queries.invalidateQueries({ queryKey: ['onboarding'] })
    },
  })
}
