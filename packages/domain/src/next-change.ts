import type { AppointmentFacts } from './appointment.ts'
import { isLive } from './appointment.ts'
import { cutoffOf } from './cutoff.ts'

/**
 * Returns the next instant at which the clock alone changes what may be done with one of the appointments, or what its
 * badge says: the end of free cancelling or withdrawing, a start, an end, the beginning or end of the time to pay (T3, C6).
 * Null if none is ahead.
 */
export function nextChange(appointments: readonly AppointmentFacts[], now: Date): Date | null {
  const ahead = appointments
    .filter((facts) => isLive(facts, now))
    .flatMap(({ start, end, cancellationHours, withdrawableUntil, payBy, payableFrom }) => [
      cutoffOf(start, cancellationHours).getTime(),
      start.getTime(),
      end.getTime(),
      ...(withdrawableUntil ? [withdrawableUntil.getTime()] : []),
      ...(payBy ? [payBy.getTime()] : []),
      ...(payableFrom ? [payableFrom.getTime()] : []),
    ])
    .filter((ms) => ms > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null
}
