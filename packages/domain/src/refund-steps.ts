/** Largest number of attempts of a refund, spread over 19 hours, before an operator has to act. */
export const MOST_REFUND_ATTEMPTS = 30
/** The longest pause between two attempts, in seconds. */
const LONGEST_PAUSE = 3600

/** A refund is void when a lost dispute took the money before the refund left. */
export type RefundStatus = 'pending' | 'refunded' | 'failed' | 'void'

export interface StoredRefund {
  amountCents: number
  status: RefundStatus
  /** Number of our latest attempt. It is part of the idempotency key at the provider, so no attempt pays twice. */
  attempt: number
  /** The provider's id of the latest attempt, once it has answered. */
  providerRefundId: string | null
}

/** Returns true while the provider has not accepted the refund. */
export const isUnsent = ({ status, providerRefundId }: StoredRefund): boolean =>
  status === 'pending' && !providerRefundId

/** The provider's answer about one attempt. */
export type RefundAnswer =
  | { status: 'succeeded' | 'pending'; providerRefundId: string }
  /** The provider accepted it and it failed later, or the bank returned it. */
  | { status: 'failed'; providerRefundId: string }
  /** The provider refused the attempt. */
  | { status: 'refused' }

/** The changes an answer makes, and the next action. */
export interface RefundChange {
  set: Partial<StoredRefund>
  /** The movement of money to record in the ledger for this attempt. */
  moved: 'sent' | 'bounced' | null
  /** Seconds until the next attempt. */
  tryAgainAfter: number | null
  /** True if the bank has not decided yet, so the provider must be asked again later. */
  checkAgain: boolean
}

const NO_CHANGE: RefundChange = { set: {}, moved: null, tryAgainAfter: null, checkAgain: false }

const VOID: RefundChange = { ...NO_CHANGE, set: { status: 'void', providerRefundId: null } }

/** Returns the seconds before the next attempt: 2, 4, 8 … up to an hour. */
const pauseAfter = (attempt: number) => Math.min(2 ** attempt, LONGEST_PAUSE)

/**
 * Applies the provider's answer about one attempt of a refund. An answer about an earlier attempt changes nothing. The
 * bank can still return a refund that succeeded; the refund is then attempted again.
 * @param attempt number of the attempt that the answer is about.
 * @param frozen true while a dispute is open: the provider then refuses refunds, and the next attempt waits until the
 *   dispute is won.
 * @param taken true if a lost dispute has taken the money (`refundBegins` returns 'void'): a failed or returned refund
 *   becomes void instead of being attempted again.
 * @returns the columns to set, the ledger movement, and the next action.
 */
export function stepRefund(
  refund: StoredRefund,
  attempt: number,
  answer: RefundAnswer,
  { frozen, taken = false }: { frozen: boolean; taken?: boolean },
): RefundChange {
  if (refund.attempt !== attempt || refund.status === 'failed' || refund.status === 'void') return NO_CHANGE
  const sent = refund.status === 'refunded'
  switch (answer.status) {
    case 'succeeded':
      if (sent) return NO_CHANGE
      return {
        ...NO_CHANGE,
        set: { status: 'refunded', providerRefundId: answer.providerRefundId },
        moved: 'sent',
      }
    case 'pending':
      if (sent) return NO_CHANGE
      return { ...NO_CHANGE, set: { providerRefundId: answer.providerRefundId }, checkAgain: true }
    case 'failed':
      return { ...(taken ? VOID : tryAgain(refund)), moved: sent ? 'bounced' : null }
    case 'refused':
      if (sent) return NO_CHANGE
      if (taken) return VOID
      // The provider repeats a refusal for the same idempotency key, so the next attempt needs another one.
      return frozen ? { ...NO_CHANGE, set: { attempt: attempt + 1 } } : tryAgain(refund)
  }
}

/**
 * Returns true if an admin may retry a refund now: it failed or was never sent, and no open dispute blocks it.
 */
export function mayRetryRefund(refund: StoredRefund, frozen: boolean): boolean {
  return !frozen && (refund.status === 'failed' || isUnsent(refund))
}

/**
 * Retries a refund on request of an admin. A failed refund gets a new attempt with its own idempotency key; one that
 * waits for its next attempt keeps its key.
 * @returns the columns to set; null if a retry is not allowed (`mayRetryRefund`).
 */
export function retryRefund(refund: StoredRefund, frozen: boolean): Partial<StoredRefund> | null {
  if (!mayRetryRefund(refund, frozen)) return null
  return refund.status === 'failed' ? { status: 'pending', attempt: refund.attempt + 1 } : {}
}

function tryAgain({ attempt }: StoredRefund): RefundChange {
  const again = attempt < MOST_REFUND_ATTEMPTS
  return {
    ...NO_CHANGE,
    set: again
      ? { status: 'pending', attempt: attempt + 1, providerRefundId: null }
      : { status: 'failed', providerRefundId: null },
    tryAgainAfter: again ? pauseAfter(attempt) : null,
  }
}
