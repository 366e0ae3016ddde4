import { paidOut } from '@anseo/domain/ledger'
import { type PayoutAnswer, stepPayout } from '@anseo/domain/payout-steps'
import type { Runtime } from '../../runtime.ts'
import { lockVendor } from '../appointments/lock-appointment.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { lockPayout, type PayoutRow, releaseEarnings, updatePayout } from './payout-store.ts'

/** Notes the provider's answer about one attempt of a payout, with all that hangs on it, once (M7). */
export async function notePayout(
  { transaction }: Pick<Runtime, 'transaction'>,
  asked: PayoutRow,
  answer: PayoutAnswer,
): Promise<void> {
  const { id: payoutId, vendorId, amountCents } = asked
  await transaction(async (unit) => {
    await lockVendor(unit.db, vendorId)
    const payout = await lockPayout(unit.db, payoutId)
    if (!payout) throw new Error(`Payout ${payoutId} does not exist`)
    const { set, tryAgainAfter } = stepPayout(payout, asked.attempt, answer)
    const { status, providerTransferId } = set
    if (status || set.attempt)
      await updatePayout(unit.db, payoutId, { ...set, ...(status && { settledAt: unit.now }) })
    if (status === 'failed') await releaseEarnings(unit.db, payoutId)
    if (status === 'paid' && providerTransferId) {
      await bookMovement(
        unit,
        paidOut(payoutId, asked.attempt, providerTransferId, vendorId, amountCents),
        null,
      )
      await unit.publish('payout.sent', { payoutId, vendorId, amountCents })
    }
    if (tryAgainAfter !== null)
      await unit.enqueue('issue-payout', { payoutId }, { afterSeconds: tryAgainAfter })
  })
}
