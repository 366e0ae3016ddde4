import { closedProblem } from '@anseo/domain/quote-request'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { findAskedVendors, lockRequest } from './store.ts'

/**
 * Locks an open quote request that was sent to a vendor.
 * @throws Refusal `NOT_FOUND`, `REQUEST_CLOSED`
 */
export async function lockAskedVendor(unit: UnitOfWork, vendorId: string, id: string) {
  const request = await lockRequest(unit.db, id)
  const asked = request && (await findAskedVendors(unit.db, id)).find((row) => row.vendorId === vendorId)
  if (!request || !asked) throw new Refusal('NOT_FOUND')
  refuseOn(closedProblem(request, unit.now))
  return { request, asked }
}
