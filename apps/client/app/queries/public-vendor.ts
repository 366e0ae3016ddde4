import { useRead } from './use-read.ts'

/** Loads a vendor as everyone sees it; refused for one that is no longer listed. */
export const usePublicVendor = (vendorId: string) =>
  useRead(['vendor', vendorId], 'GET /api/vendor/:vendorId', { params: { vendorId } })
