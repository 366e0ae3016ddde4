// implements: §9.4
import { HOUR_MS } from './duration.ts'

/**
 * Returns whether less than the vendor's cancellation hours remain to the start; exactly that long is still in time
 * (T3, A8).
 */
export const isWithinCutoff = (start: Date, cancellationHours: number, now: Date): boolean =>
  now > cutoffOf(start, cancellationHours)

/** Returns the last moment at which a client who cancels gets a refund (M3, A8). */
export const cutoffOf = (start: Date, cancellationHours: number): Date =>
  new Date(start.getTime() - cancellationHours * HOUR_MS)

const HOURS_A_DAY = 24

/** Returns cancellation hours in words: '24 hours', '48 hours', '7 days'. */
export function cancellationPeriod(cancellationHours: number): string {
  const days = cancellationHours / HOURS_A_DAY
  return days > 2 ? `${days} days` : `${cancellationHours} hours`
}

/** Returns why an appointment can no longer be rescheduled: with the default of 24 hours the specified text (§5, A8). */
export const rescheduleTooLateText = (cancellationHours: number): string =>
  `Cannot reschedule within ${cancellationPeriod(cancellationHours)} of appointment`
