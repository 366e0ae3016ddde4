import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockAskedVendor } from './lock-asked-vendor.ts'
import { setDeclined } from './store.ts'

/**
 * Checks that a vendor can send a quote for this client's request. If the vendor had declined the request, that is undone.
 * @throws Refusal `NOT_FOUND`, `REQUEST_CLOSED`
 */
export async function admitToRequest(
  unit: UnitOfWork,
  { clientId, vendorId }: { clientId: string; vendorId: string },
  requestId: string,
): Promise<void> {
  const { request, asked } = await lockAskedVendor(unit, vendorId, requestId)
  if (request.clientId !== clientId) throw new Refusal('NOT_FOUND')
  if (asked.declinedAt) await setDeclined(unit.db, asked, null)
}
