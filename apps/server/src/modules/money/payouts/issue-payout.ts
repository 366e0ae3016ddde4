import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordPayout } from './record-payout.ts'
import { findPayout, type PayoutRow } from './payout-store.ts'

/**
 * Asks the provider to transfer a payout, at most once however often this runs (M7). The idempotency key consists of
 * payout and attempt, and an existing transfer of the attempt is looked up first in case its response was lost.
 */
export async function issuePayout(runtime: Runtime, payoutId: string): Promise<void> {
  const payout = await findPayout(runtime.db, payoutId)
  if (payout?.status !== 'pending') return
  try {
    const transfer =
      (await findEarlier(runtime.stripe, payout)) ?? (await askForTransfer(runtime.stripe, payout))
    await recordPayout(runtime, payout, { status: 'sent', providerTransferId: transfer.id })
  } catch (error) {
    // Not a refusal: a key that another request of ours holds, which may still send the money; the job comes back.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    runtime.log.error({ error, payoutId }, 'The payment provider refused a payout')
    const isShort = error.code === 'balance_insufficient'
    await recordPayout(runtime, payout, { status: isShort ? 'short' : 'refused' }, error.message)
  }
}

/**
 * Finds the transfer of a payout that was already sent; the provider forgets idempotency keys after a day, transfers
 * never.
 */
async function findEarlier(stripe: Stripe, { id }: PayoutRow): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe.transfers.list({ transfer_group: id, limit: 1 })
  return data[0]
}

const askForTransfer = (stripe: Stripe, { id, amountCents, destination, attempt }: PayoutRow) =>
  stripe.transfers.create(
    { amount: amountCents, currency: 'eur', destination, transfer_group: id },
    { idempotencyKey: `payout-${id}-${attempt}` },
  )
