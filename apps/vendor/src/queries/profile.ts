import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { api } from '../site.ts'

const KEY = ['profile']

/** The vendor's own profile. */
export const useProfileQuery = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api('GET /api/pro/profile', { signal })).vendorData,
  })

/** The signed-in vendor, on every page that needs a login. */
export const useVendor = () => useOutletContext<OwnVendorOnWire>()

/** Opens or closes the vendor for bookings; shown at once, taken back when it fails. */
export function useSetAvailable() {
  const queries = useQueryClient()
  const show = (available: boolean) =>
    queries.setQueryData<OwnVendorOnWire>(KEY, (vendor) => vendor && { ...vendor, available })
  return useMutation({
    mutationFn: (available: boolean) => {
      const form = new FormData()
      form.set('available', String(available))
      return api('PATCH /api/pro/profile', { form })
    },
    onMutate: (available) => void show(available),
    onSuccess: ({ vendorData }) => void queries.setQueryData(KEY, vendorData),
    onError: (_error, available) => void show(!available),
  })
}
