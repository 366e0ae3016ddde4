import type { AppointmentFacts } from './appointment.ts'
import { isLive } from './appointment.ts'
import { CUTOFF_HOURS } from './limits.ts'
import { HOUR_MS } from './slot.ts'

/**
 * The next instant at which the clock alone changes what may be done with one of the appointments, or what its
 * badge says: 24 h before a start, a start, an end, the end of a payment window (T3); null when none is ahead.
 */
export function nextChange(appointments: readonly AppointmentFacts[], now: Date): Date | null {
  const ahead = appointments
    .filter((facts) => isLive(facts, now))
    .flatMap(({ start, end, payBy }) => [
      start.getTime() - CUTOFF_HOURS * HOUR_MS,
      start.getTime(),
      end.getTime(),
      ...(payBy ? [payBy.getTime()] : []),
    ])
    .filter((ms) => ms > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null
}
