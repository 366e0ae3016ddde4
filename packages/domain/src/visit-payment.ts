import { HOUR_MS } from './duration.ts'
import { SERIES_CHARGE_AHEAD_HOURS, SERIES_PAY_BY_HOURS, SERIES_PAY_DAYS } from './limits.ts'

/** The time before its start from which a visit of a series can be paid for: 7 days before the last 24 hours (C6). */
export const VISIT_PAYABLE_MS = (SERIES_PAY_BY_HOURS + SERIES_PAY_DAYS * 24) * HOUR_MS

/** Returns from when a visit of a series can be paid for (C6). */
export const visitPayableFrom = (start: Date): Date => new Date(start.getTime() - VISIT_PAYABLE_MS)

/**
 * Returns when a visit of a series is charged to a saved card: a day before cancelling stops being free, which of the
 * longest policy is as soon as it can be paid for (C6).
 */
export const visitChargeAt = (start: Date, cancellationHours: number): Date =>
  new Date(start.getTime() - (cancellationHours + SERIES_CHARGE_AHEAD_HOURS) * HOUR_MS)

/**
 * Returns until when a visit of a series is to be paid for: 24 hours before its start (C6). Where that leaves less than an
 * hour, it has the window of any other booking.
 * @param from the confirmation.
 */
export function visitPayBy(start: Date, from: Date, paymentWindowHours: number): Date {
  const payBy = start.getTime() - SERIES_PAY_BY_HOURS * HOUR_MS
  const isTooSoon = payBy < from.getTime() + HOUR_MS
  return new Date(isTooSoon ? from.getTime() + paymentWindowHours * HOUR_MS : payBy)
}
