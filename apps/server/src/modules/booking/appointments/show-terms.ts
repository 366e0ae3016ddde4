import type { TermsOnWire } from '@anseo/contract/cost'
import { ratesFor } from '@anseo/domain/fee-relation'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../../catalogue/public.ts'
import { findInstant } from './instant-store.ts'
import { recordView } from '../fees/record-view.ts'
import { readRelation } from '../fees/relation-store.ts'

/**
 * Returns the rates at which the caller would book a vendor now, and the relation that they are for (A7).
 * @throws Refusal `VENDOR_NOT_FOUND`.
 */
export async function showTerms(runtime: Runtime, caller: Caller, vendorId: string): Promise<TermsOnWire> {
  const { db, clock, settings } = runtime
  const { accountId } = caller
  const now = clock.now()
  const { confirmation } = await requireListed(db, vendorId, now)
  const instant = await findInstant(db, { clientId: accountId, vendorId, confirmation }, now)
  const relation = await readRelation(db, vendorId, accountId)
  await recordView(runtime, caller, vendorId)
  const { fees } = await settings.read(db)
  return { relation, instant: instant !== null, fees: ratesFor(relation, fees) }
}
