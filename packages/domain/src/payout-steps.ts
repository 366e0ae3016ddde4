/** So often a payout is tried before it waits for the next payday: over 17 minutes (M7). */
export const MOST_PAYOUT_ATTEMPTS = 10

export type PayoutStatus = 'pending' | 'paid' | 'failed'

export interface StoredPayout {
  status: PayoutStatus
  /** Counts our tries; part of the key under which the provider is asked, so that no try pays twice. */
  attempt: number
  /** The provider's transfer, once the money has left. */
  providerTransferId: string | null
}

/** The provider's answer about one attempt. */
export type PayoutAnswer = { status: 'sent'; providerTransferId: string } | { status: 'refused' }

/** The changes that an answer makes, and the next action. */
export interface PayoutChange {
  set: Partial<StoredPayout>
  /** Seconds until the next attempt. */
  tryAgainAfter: number | null
}

const NO_CHANGE: PayoutChange = { set: {}, tryAgainAfter: null }

/** Seconds before the next try: 2, 4, 8 … */
const pauseAfter = (attempt: number) => 2 ** attempt

/**
 * Takes in the provider's answer about one attempt of a payout. Once paid or failed it stays so, and a refusal of an
 * attempt that is over changes nothing.
 * @param attempt the one that was asked about.
 */
export function stepPayout(payout: StoredPayout, attempt: number, answer: PayoutAnswer): PayoutChange {
  if (payout.status !== 'pending') return NO_CHANGE
  if (answer.status === 'sent') {
    const { providerTransferId } = answer
    return { ...NO_CHANGE, set: { status: 'paid', providerTransferId } }
  }
  if (payout.attempt !== attempt) return NO_CHANGE
  if (attempt >= MOST_PAYOUT_ATTEMPTS) return { ...NO_CHANGE, set: { status: 'failed' } }
  return { set: { attempt: attempt + 1 }, tryAgainAfter: pauseAfter(attempt) }
}
