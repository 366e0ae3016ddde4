import { formatEuro } from '@anseo/domain/money'
import { payoutProblem } from '@anseo/domain/payout-problem'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { createPayout } from './pay-out-vendors.ts'
import { findPayoutFacts } from './payout-store.ts'

/**
 * Pays a vendor the amount owed now, as the payday would, once for each `Idempotency-Key`; a lock ensures that two calls
 * at once pay once (D4).
 * @returns the amount in cents.
 * @param expectedCents the amount that the admin was shown.
 * @throws Refusal `NOT_FOUND`, what `payoutProblem` says, or `PAYOUT_CHANGED` if another amount is due now.
 */
export const payVendorNow = (
  { transactionOnce }: Pick<Runtime, 'transactionOnce'>,
  { accountId: adminId }: Caller,
  vendorId: string,
  expectedCents?: number,
): Promise<number> =>
  transactionOnce(async (unit) => {
    await lockVendor(unit.db, vendorId)
    const facts = await findPayoutFacts(unit.db, vendorId, unit.now)
    if (!facts) throw new Refusal('NOT_FOUND')
    const problem = payoutProblem(facts, unit.now)
    if (problem) throw new Refusal(problem.code)
    if (expectedCents !== undefined && expectedCents !== facts.dueCents) throw new Refusal('PAYOUT_CHANGED')
    const payout = await createPayout(unit, vendorId, unit.now)
    if (!payout) throw new Error(`Vendor ${vendorId} was not paid`)
    await recordAudit(unit, {
      adminId,
      action: 'payout.started',
      subject: { kind: 'vendor', id: vendorId },
      details: { payout: payout.id, amount: formatEuro(payout.amountCents) },
    })
    return payout.amountCents
  })
