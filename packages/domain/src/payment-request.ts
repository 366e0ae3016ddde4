import { type AppointmentFacts, paymentDeadline } from './appointment.ts'
import { problemTo } from './appointment-permissions.ts'
import { cutoffOf } from './cutoff.ts'
import { HOUR_MS } from './duration.ts'
import { PAYMENT_REQUEST_MIN_CENTS } from './limits.ts'
import { formatEuro } from './money.ts'
import type { PriceParts } from './price.ts'
import { type Problem, problem } from './problem.ts'
import { type RefundUntil, refundTimetable } from './refund.ts'

/** A vendor's payment request by link (B7). */
interface WantedSum {
  amountCents: number
  /** Until when it has to be paid for the appointment to stay; null where it stays anyway. */
  payBy: Date | null
}

/** Returns why a vendor may not ask the client of a vendor's own booking for money now, or null (B7). */
export function paymentRequestProblem(
  facts: AppointmentFacts,
  { vendorFeeCents }: PriceParts,
  now: Date,
): Problem | null {
  return vendorFeeCents > 0 ? problem('ALREADY_PAID') : problemTo.payRequest(facts, now)
}

/**
 * Returns the problems of a requested sum by field, or null.
 * @param leftCents the price less what was recorded as paid; null where no price was entered.
 */
export function wantedSumProblem(
  { amountCents, payBy }: WantedSum,
  { start, leftCents }: { start: Date; leftCents: number | null },
  now: Date,
): { field: 'amount' | 'payBy'; text: string } | null {
  if (amountCents < PAYMENT_REQUEST_MIN_CENTS) {
    return { field: 'amount', text: `Enter at least ${formatEuro(PAYMENT_REQUEST_MIN_CENTS)}.` }
  }
  if (leftCents !== null && amountCents > leftCents) {
    return { field: 'amount', text: `Enter at most what is left to pay, ${formatEuro(leftCents)}.` }
  }
  if (payBy && (payBy <= now || payBy > start)) {
    return { field: 'payBy', text: 'Choose a time from now until the start.' }
  }
  return null
}

/** Returns until when a sum has to be paid for the appointment to stay, at the latest its start; null where it stays anyway. */
export const payRequestBy = ({ payBy }: Pick<WantedSum, 'payBy'>, start: Date): Date | null =>
  payBy && paymentDeadline({ payBy, start })

/**
 * Returns what is left to pay on the day beside a sum by link, in cents; null without a full price. Never below 0, also
 * where money was recorded while the link was open.
 */
export const leftForDay = (
  { fullPriceCents, balancePaidCents }: { fullPriceCents: number | null; balancePaidCents: number },
  amountCents: number,
): number | null =>
  fullPriceCents === null ? null : Math.max(0, fullPriceCents - balancePaidCents - amountCents)

/**
 * Splits a sum in cents that was paid by link, as balance or tip, into the parts of a price: all of it is the vendor's,
 * without fees (B7, B12).
 */
export const partsOfRequest = (amountCents: number): PriceParts => ({
  vendorFeeCents: amountCents,
  platformFeeCents: 0,
  handlingFeeCents: 0,
})

type Cancelling = Pick<AppointmentFacts, 'start' | 'cancellationHours' | 'fullRefundUntil'>

/** Returns until when the payer of a link was promised everything back, which a move by the vendor leaves (A8, B8). */
export function promisedRefundUntil({ start, cancellationHours, fullRefundUntil }: Cancelling): Date {
  const cutoff = cutoffOf(start, cancellationHours)
  return fullRefundUntil && fullRefundUntil > cutoff ? fullRefundUntil : cutoff
}

/**
 * Returns until when the payer of a link gets everything back once the vendor has moved the booking to a new start; null
 * if no longer (B8).
 */
export function refundUntilOnceMoved(
  amountCents: number,
  facts: Cancelling,
  start: Date,
  now: Date,
): Date | null {
  const moved = { ...facts, start, fullRefundUntil: promisedRefundUntil(facts) }
  return refundsByLink(amountCents, moved, now).at(-1)?.until ?? null
}

/**
 * Returns the refunds if the payer of a link cancels from now on. After a move by the vendor they include what was
 * promised for the time before, at the latest until the start (A8, B8).
 * @param beforeCents see `refundTimetable`.
 */
export function refundsByLink(
  amountCents: number,
  { start, cancellationHours, fullRefundUntil }: Cancelling,
  now: Date,
  beforeCents = 0,
): RefundUntil[] {
  const promised = fullRefundUntil && fullRefundUntil > start ? start : fullRefundUntil
  const cancelling = { start, cancellationHours, fullRefundUntil: promised }
  return refundTimetable(partsOfRequest(amountCents), cancelling, now, beforeCents)
}

/**
 * Returns whether the payer of a link has to be emailed a move by the vendor: not if it only corrects the time of a
 * booking that has begun (B8).
 */
export const isMoveTold = (paidCents: number, { from, to }: { from: Date; to: Date }, now: Date): boolean =>
  paidCents > 0 && (from > now || to > now)

/**
 * Returns how many hours before the start the last of these refunds ends, for the sentence of `cancellationText`; the
 * vendor's own cancellation hours when nothing comes back any more.
 */
export function refundedHoursBefore(
  refunds: readonly { until: Date }[],
  { start, cancellationHours }: { start: Date; cancellationHours: number },
): number {
  const last = refunds.at(-1)
  return last ? (start.getTime() - last.until.getTime()) / HOUR_MS : cancellationHours
}

/**
 * Returns how much of the provider's price is deducted from what a vendor earns by a link, in cents; a cent is always left
 * of the earning.
 */
export const cardCostOf = (earnedCents: number, costCents: number): number =>
  Math.max(0, Math.min(costCents, earnedCents - 1))
