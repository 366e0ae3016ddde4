import { refundTimetable, type RefundFacts, type RefundUntil } from './refund.ts'
import { type PriceParts, withTotal } from './price.ts'

/**
 * Returns the refunds of an appointment if its client cancels from now on, earliest instant first: everything for as
 * long as the vendor's wish to move it gives that right (B8), else by its cancellation policy (A8).
 * @param refundedBeforeCents what an operator refunded before, which is not refunded again (D2).
 */
export function refundsOfAppointment(
  price: PriceParts,
  appointment: Pick<RefundFacts, 'start' | 'cancellationHours'> & { fullRefundUntil: Date | null },
  now: Date,
  refundedBeforeCents = 0,
): RefundUntil[] {
  const byPolicy = refundTimetable(price, appointment, now)
  const { fullRefundUntil } = appointment
  const isOwed = fullRefundUntil !== null && fullRefundUntil >= now
  const refunds = isOwed
    ? [
        { until: fullRefundUntil, amountCents: withTotal(price).totalCents },
        ...byPolicy.filter(({ until }) => until > fullRefundUntil),
      ]
    : byPolicy
  return refunds
    .map(({ until, amountCents }) => ({ until, amountCents: amountCents - refundedBeforeCents }))
    .filter(({ amountCents }) => amountCents > 0)
}
