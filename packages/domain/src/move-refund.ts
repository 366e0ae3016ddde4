import { refundTimetable, type RefundFacts, type RefundUntil } from './refund.ts'
import { type PriceParts, withTotal } from './price.ts'

/**
 * Returns the refunds of an appointment if its client cancels from now on, earliest instant first: everything for as
 * long as the vendor's wish to move it gives that right (B8), else by its cancellation policy (A8).
 */
export function refundsOfAppointment(
  price: PriceParts,
  appointment: Pick<RefundFacts, 'start' | 'cancellationHours'> & { fullRefundUntil: Date | null },
  now: Date,
): RefundUntil[] {
  const byPolicy = refundTimetable(price, appointment, now)
  const { fullRefundUntil } = appointment
  if (!fullRefundUntil || fullRefundUntil < now) return byPolicy
  const everything = { until: fullRefundUntil, amountCents: withTotal(price).totalCents }
  return [everything, ...byPolicy.filter(({ until }) => until > fullRefundUntil)]
}
