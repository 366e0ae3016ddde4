import { closedProblem } from '@anseo/domain/quote-request'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { findAsked, lockRequest } from './store.ts'

/**
 * Locks an open request that asks a vendor.
 * @throws Refusal `NOT_FOUND`, `REQUEST_CLOSED`
 */
export async function lockAsked(unit: UnitOfWork, vendorId: string, id: string) {
  const request = await lockRequest(unit.db, id)
  const asked = request && (await findAsked(unit.db, id)).find((one) => one.vendorId === vendorId)
  if (!request || !asked) throw new Refusal('NOT_FOUND')
  refuseOn(closedProblem(request, unit.now))
  return { request, asked }
}
