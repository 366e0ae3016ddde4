import { capturedCents } from '@anseo/domain/payment-steps'
import type { RefundRow } from '../rows.ts'
import type { World } from '../world.ts'
import { hold, sum } from './hold.ts'

/** Checks that refunds and lost disputes together never exceed the payment (M3). */
export function nothingGoesBackTwice({ db, provider }: World): void {
  const hasGone = ({ status, providerRefundId }: RefundRow) => {
    // A refund that failed at the provider was not paid, even if we have not been notified yet.
    const theirs = providerRefundId && provider.refunds.get(providerRefundId)?.status
    return theirs !== 'failed' && (status === 'pending' || status === 'refunded')
  }
  for (const payment of db.all('payment')) {
    const isOfIt = ({ paymentId }: { paymentId: string }) => paymentId === payment.id
    const back = db.all('refund').filter((row) => isOfIt(row) && hasGone(row))
    const lost = db.all('dispute').filter((row) => isOfIt(row) && row.status === 'lost')
    const cents = sum([...back, ...lost].map(({ amountCents }) => amountCents))
    const captured = payment.succeededAt ? capturedCents(payment) : 0
    hold(cents <= captured, () => `${cents} of ${captured} cents of ${payment.id} go back`)
  }
}

/** Checks the same by the provider's own records. */
export function providerGivesNothingBackTwice({ provider }: World): void {
  for (const { id } of provider.intents.values()) {
    const ofIt = [...provider.disputes.values()].filter(({ intentId }) => intentId === id)
    const lost = ofIt.filter(({ status }) => status === 'lost')
    const left = provider.refundable(id) - sum(lost.map(({ amountCents }) => amountCents))
    hold(left >= 0, () => `The provider gave back ${-left} cents more than ${id} brought`)
  }
}

/**
 * Checks that a refund is paid at most once, and that only failed attempts at the provider are counted as failed (M4).
 */
export function refundsHold({ db, provider }: World): void {
  const attempts = [...provider.refunds.values()]
  for (const { id, amountCents, attempt, status } of db.all('refund')) {
    const own = attempts.filter(({ refundId }) => refundId === id)
    const gone = sum(own.map((each) => (each.status === 'failed' ? 0 : each.amountCents)))
    hold(gone <= amountCents, () => `${gone} of ${amountCents} cents went back by ${id}`)
    const refused = provider.refundRequests.filter(({ refundId, taken }) => refundId === id && !taken)
    const failures = own.filter((each) => each.status === 'failed')
    const failed = new Set([...refused, ...failures].map((each) => each.attempt)).size
    const counted = status === 'failed' ? attempt : attempt - 1
    hold(counted <= failed, () => `${id} counts ${counted} failed tries, and the provider ${failed}`)
  }
}
