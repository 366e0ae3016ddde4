import { ApiError } from '@anseo/api-client/api-error'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { api } from '../api/browser-api.ts'

/** Loads vendors by their ids, in this order; those that are not listed any more are left out. */
export async function findVendors(ids: readonly string[]): Promise<VendorOnWire[]> {
  return (await Promise.all(ids.map(findVendor))).filter((vendor) => vendor !== null)
}

const findVendor = (vendorId: string): Promise<VendorOnWire | null> =>
  api('GET /api/vendor/:vendorId', { params: { vendorId } }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    },
  )
