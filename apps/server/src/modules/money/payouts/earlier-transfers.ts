import type { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { findRecordedTransfers, type PayoutRow } from './payout-store.ts'

/** The number of an account's newest transfers that are looked at: one page, some two years of paydays. */
const NEWEST = 100

interface EarlierTransfers {
  /** The transfer that pays this payout. */
  ofPayout: string | undefined
  /** The transfers of payouts that our books lack, such as after the restore of a backup. */
  unrecorded: string[]
}

/**
 * Finds the provider's transfers to the account of a payout that decide whether it is asked for; the provider forgets
 * idempotency keys after a day, transfers never. A transfer that our books lack pays this payout where the amount is the
 * same: the payout was made again, under another id, from the same earnings.
 */
export async function findEarlierTransfers(
  { db, stripe }: Pick<Runtime, 'db' | 'stripe'>,
  { id, destination, amountCents }: PayoutRow,
): Promise<EarlierTransfers> {
  const { data } = await stripe.transfers.list({ destination, limit: NEWEST })
  const own = data.find(({ transfer_group: group }) => group === id)
  if (own) return { ofPayout: own.id, unrecorded: [] }
  const ours = data.filter(isOfPayout)
  const recorded = await findRecordedTransfers(
    db,
    ours.map((transfer) => transfer.id),
  )
  const unrecorded = ours.filter((transfer) => !recorded.has(transfer.id))
  const same = unrecorded.find((transfer) => transfer.amount - transfer.amount_reversed === amountCents)
  return { ofPayout: same?.id, unrecorded: unrecorded.map((transfer) => transfer.id) }
}

/** Returns whether a transfer paid out earnings: we name its payout, as no hand does, and the money has not come back. */
const isOfPayout = ({ transfer_group: group, reversed }: Stripe.Transfer) => group !== null && !reversed
