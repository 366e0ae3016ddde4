import { paidOut } from '@anseo/domain/ledger'
import { MOST_PAYOUT_ATTEMPTS, type PayoutAnswer, stepPayout } from '@anseo/domain/payout-steps'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { isOtherDelayed, lockPayout, type PayoutRow, releaseEarnings, updatePayout } from './payout-store.ts'
import { issuePayoutJob, payoutFailed, payoutsDelayed, payoutSent, payoutWithheld } from '../events.ts'

/**
 * Records the provider's response to one attempt of a payout, with its ledger entries and events, once (M7).
 * @param reason why the provider refused it, in its own words; of a withheld one the ids of the provider's transfers.
 */
export async function recordPayout(
  { transaction }: Pick<Runtime, 'transaction'>,
  asked: PayoutRow,
  answer: PayoutAnswer,
  reason = '',
): Promise<void> {
  await transaction(async (unit) => {
    await lockVendor(unit.db, asked.vendorId)
    const payout = await lockPayout(unit.db, asked.id)
    const { set, tryAgainAfter } = stepPayout(payout, asked.attempt, answer)
    if (Object.keys(set).length === 0) return
    const settledAt = set.status ? unit.now : null
    const recorded = await updatePayout(unit.db, payout.id, { ...set, settledAt })
    if (recorded.status === 'paid') await recordSentPayout(unit, recorded)
    if (recorded.status === 'failed') await recordFailedPayout(unit, recorded, reason)
    if (answer.status === 'short') await reportDelay(unit, payout, reason)
    if (answer.status === 'withheld') await reportWithheld(unit, payout, reason)
    if (tryAgainAfter === null) return
    await unit.enqueue(issuePayoutJob, { payoutId: payout.id }, { afterSeconds: tryAgainAfter })
  })
}

async function recordSentPayout(unit: UnitOfWork, payout: PayoutRow): Promise<void> {
  const { id: payoutId, attempt, providerTransferId, vendorId, amountCents } = payout
  const movement = paidOut(payoutId, attempt, providerTransferId ?? payoutId, vendorId, amountCents)
  await bookMovement(unit, movement, null)
  await unit.publish(payoutSent, { payoutId, vendorId, amountCents })
}

async function recordFailedPayout(
  unit: UnitOfWork,
  { id, vendorId, amountCents }: PayoutRow,
  reason: string,
): Promise<void> {
  await releaseEarnings(unit.db, id)
  await unit.publish(payoutFailed, { payoutId: id, vendorId, amountCents, reason })
}

/** Reports the first payout that has waited for our balance as long as a refused one is tried; the others wait with it. */
async function reportDelay(unit: UnitOfWork, { id, attempt }: PayoutRow, reason: string): Promise<void> {
  if (attempt !== MOST_PAYOUT_ATTEMPTS || (await isOtherDelayed(unit.db, id))) return
  await unit.publish(payoutsDelayed, { payoutId: id, reason })
}

/** Reports a payout at the first attempt that finds a transfer; later ones find it again until a person has acted. */
async function reportWithheld(
  unit: UnitOfWork,
  { id, vendorId, amountCents, attempt }: PayoutRow,
  transferIds: string,
): Promise<void> {
  if (attempt === 1) await unit.publish(payoutWithheld, { payoutId: id, vendorId, amountCents, transferIds })
}
