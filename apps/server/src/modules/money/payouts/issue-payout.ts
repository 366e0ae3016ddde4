import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { findEarlierTransfers } from './earlier-transfers.ts'
import { recordPayout } from './record-payout.ts'
import { findPayout, type PayoutRow } from './payout-store.ts'

/**
 * Asks the provider to transfer a payout, at most once however often this runs (M7). The idempotency key consists of
 * payout and attempt, and an existing transfer of the payout is looked up first in case its response was lost. Nothing is
 * asked while the provider has a transfer to the same account that our books lack.
 */
export async function issuePayout(runtime: Runtime, payoutId: string): Promise<void> {
  const payout = await findPayout(runtime.db, payoutId)
  if (payout?.status !== 'pending') return
  try {
    const { ofPayout, unrecorded } = await findEarlierTransfers(runtime, payout)
    if (!ofPayout && unrecorded.length > 0) {
      runtime.log.error(
        { payoutId, transfers: unrecorded },
        'The payment provider has transfers that our books lack',
      )
      return await recordPayout(runtime, payout, { status: 'withheld' }, unrecorded.join(' and '))
    }
    const transferId = ofPayout ?? (await askForTransfer(runtime.stripe, payout)).id
    await recordPayout(runtime, payout, { status: 'sent', providerTransferId: transferId })
  } catch (error) {
    // Not a refusal: a key that another request of ours holds, which may still send the money; the job comes back.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    runtime.log.error({ error, payoutId }, 'The payment provider refused a payout')
    const isShort = error.code === 'balance_insufficient'
    await recordPayout(runtime, payout, { status: isShort ? 'short' : 'refused' }, error.message)
  }
}

const askForTransfer = (stripe: Stripe, { id, amountCents, destination, attempt }: PayoutRow) =>
  stripe.transfers.create(
    { amount: amountCents, currency: 'eur', destination, transfer_group: id },
    { idempotencyKey: `payout-${id}-${attempt}` },
  )
