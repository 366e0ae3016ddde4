import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

/** Loads a vendor as everyone sees it; refused for one that is no longer listed. */
export const usePublicVendor = (vendorId: string) =>
  useQuery({
    queryKey: ['vendor', vendorId],
    queryFn: ({ signal }) => api('GET /api/vendor/:vendorId', { params: { vendorId }, signal }),
  })
