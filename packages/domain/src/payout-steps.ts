/** Number of refused attempts, over 17 minutes, before a payout waits for the next payday (M7). */
export const MOST_PAYOUT_ATTEMPTS = 10

export type PayoutStatus = 'pending' | 'paid' | 'failed'

export interface StoredPayout {
  status: PayoutStatus
  /** Number of our latest attempt. It is part of the idempotency key at the provider, so no attempt pays twice. */
  attempt: number
  /** The provider's transfer, once the money has left. */
  providerTransferId: string | null
}

/** The provider's answer about one attempt. */
export type PayoutAnswer =
  | { status: 'sent'; providerTransferId: string }
  /**
   * 'short': our balance at the provider does not cover it yet; 'withheld': we did not ask, since the provider has a
   * transfer that our books lack. Neither is the vendor's to mend.
   */
  | { status: 'refused' | 'short' | 'withheld' }

/** The changes that an answer makes, and the next action. */
export interface PayoutChange {
  set: Partial<StoredPayout>
  /** Seconds until the next attempt. */
  tryAgainAfter: number | null
}

const NO_CHANGE: PayoutChange = { set: {}, tryAgainAfter: null }

/** The longest pause between two attempts, in seconds. */
const LONGEST_PAUSE = 3600

/** Returns the seconds before the next attempt: 2, 4, 8 … up to an hour. */
const pauseAfter = (attempt: number) => Math.min(2 ** attempt, LONGEST_PAUSE)

/**
 * Applies the provider's answer about one attempt of a payout. Paid and failed are final, and a refusal of an earlier
 * attempt changes nothing. The provider repeats a refusal for the same idempotency key, so the next attempt needs another
 * one.
 * @param attempt number of the attempt that the answer is about.
 * @returns the columns to set, and the pause before the next attempt.
 */
export function stepPayout(payout: StoredPayout, attempt: number, answer: PayoutAnswer): PayoutChange {
  if (payout.status !== 'pending') return NO_CHANGE
  if (answer.status === 'sent') {
    const { providerTransferId } = answer
    return { ...NO_CHANGE, set: { status: 'paid', providerTransferId } }
  }
  if (payout.attempt !== attempt) return NO_CHANGE
  // The count stays low, since nothing was asked: a high one says that payouts wait for our balance.
  if (answer.status === 'withheld')
    return { set: { attempt: Math.max(attempt, 2) }, tryAgainAfter: LONGEST_PAUSE }
  if (answer.status === 'refused' && attempt >= MOST_PAYOUT_ATTEMPTS)
    return { ...NO_CHANGE, set: { status: 'failed' } }
  return { set: { attempt: attempt + 1 }, tryAgainAfter: pauseAfter(attempt) }
}
