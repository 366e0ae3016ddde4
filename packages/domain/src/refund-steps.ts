/** A refund is attempted this often, over 19 hours, before it needs an operator. */
export const MOST_REFUND_ATTEMPTS = 30
/** Between two tries, in seconds. */
const LONGEST_PAUSE = 3600

/** 'void': a lost dispute took the money before the refund left. */
export type RefundStatus = 'pending' | 'refunded' | 'failed' | 'void'

export interface StoredRefund {
  amountCents: number
  status: RefundStatus
  /** Counts our tries; part of the key under which the provider is asked, so that no try pays twice. */
  attempt: number
  /** The provider's refund of the latest try, once it has answered. */
  providerRefundId: string | null
}

/** Returns whether a refund still has to be sent: the provider has not taken it on. */
export const isUnsent = ({ status, providerRefundId }: StoredRefund): boolean =>
  status === 'pending' && !providerRefundId

/** The provider's answer about one attempt. */
export type RefundAnswer =
  | { status: 'succeeded' | 'pending'; providerRefundId: string }
  /** It was taken on and came to nothing, or came back from the bank. */
  | { status: 'failed'; providerRefundId: string }
  /** The provider refused the attempt. */
  | { status: 'refused' }

/** The changes an answer makes, and the next action. */
export interface RefundChange {
  set: Partial<StoredRefund>
  /** Money was sent or returned, to be recorded for the attempt. */
  moved: 'sent' | 'bounced' | null
  /** Seconds until the next attempt. */
  tryAgainAfter: number | null
  /** The bank takes its time: to be asked about again. */
  checkAgain: boolean
}

const NO_CHANGE: RefundChange = { set: {}, moved: null, tryAgainAfter: null, checkAgain: false }

const VOID: RefundChange = { ...NO_CHANGE, set: { status: 'void', providerRefundId: null } }

/** Seconds before the next try: 2, 4, 8 … up to an hour. */
const pauseAfter = (attempt: number) => Math.min(2 ** attempt, LONGEST_PAUSE)

/**
 * Takes in the provider's answer about one attempt of a refund; what it says of an attempt that is over changes
 * nothing. A refund that went through can still come back from the bank, and is tried again then.
 * @param attempt the one that was asked about.
 * @param frozen a dispute is open: a refusal is for that, and is tried again only when it is won.
 * @param taken a lost dispute has taken the money meanwhile (`refundBegins` says 'void'): what failed or came back is not
 *   tried again but void, which is to be booked.
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
      // The provider keeps a refusal under its key: when the dispute is won the next try needs another.
      return frozen ? { ...NO_CHANGE, set: { attempt: attempt + 1 } } : tryAgain(refund)
  }
}

/**
 * Returns whether an admin may have a refund tried again now: it waits or was given up, and no dispute holds it
 * back.
 */
export function mayRetryRefund(refund: StoredRefund, frozen: boolean): boolean {
  return !frozen && (refund.status === 'failed' || isUnsent(refund))
}

/**
 * An admin has a refund tried again now. One that was given up gets another attempt under a key of its own; one that
 * waits for its next try is asked for under the same.
 * @returns what to set; null when it may not be tried (`mayRetryRefund`).
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
