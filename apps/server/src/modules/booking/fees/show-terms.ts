import type { TermsOnWire } from '@anseo/contract/cost'
import { ratesFor } from '@anseo/domain/fee-relation'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../../catalogue/public.ts'
import { readRelation } from './relation-store.ts'

/**
 * Returns the rates at which the caller would book a vendor now, and the relation that they are for (A7).
 * @throws Refusal `VENDOR_NOT_FOUND`.
 */
export async function showTerms(
  { db, clock, settings }: Runtime,
  { accountId }: Caller,
  vendorId: string,
): Promise<TermsOnWire> {
  await requireListed(db, vendorId, clock.now())
  const relation = await readRelation(db, vendorId, accountId)
  const { fees } = await settings.read(db)
  return { relation, fees: ratesFor(relation, fees) }
}
