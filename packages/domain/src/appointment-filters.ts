// implements: §4.23-4.25
import type { AppointmentFacts, AppointmentState } from './appointment.ts'
import { appointmentState } from './appointment.ts'

export const APPOINTMENT_FILTERS = ['Total', 'Upcoming', 'Completed', 'Cancelled'] as const
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number]

/** A paid appointment that has passed is listed under Cancelled, exactly as in §4; L4 adds a strip for it. */
const FILTER_OF: Record<AppointmentState, Exclude<AppointmentFilter, 'Total'>> = {
  pending: 'Upcoming',
  'awaiting-payment': 'Upcoming',
  paid: 'Upcoming',
  complete: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Cancelled',
  overdue: 'Cancelled',
  'awaiting-completion': 'Cancelled',
}

/** Returns whether an appointment is shown under a filter (§4 Filters). */
export function matchesFilter(filter: AppointmentFilter, facts: AppointmentFacts, now: Date): boolean {
  return filter === 'Total' || FILTER_OF[appointmentState(facts, now)] === filter
}

/** Returns the figures of the four summary tiles (§2 My Appointments). */
export function filterCounts(
  appointments: readonly AppointmentFacts[],
  now: Date,
): Record<AppointmentFilter, number> {
  const counts = { Total: appointments.length, Upcoming: 0, Completed: 0, Cancelled: 0 }
  for (const facts of appointments) counts[FILTER_OF[appointmentState(facts, now)]] += 1
  return counts
}

/** Returns whether it belongs in the strip 'Needs your confirmation' (L4). */
export function needsConfirmation(facts: AppointmentFacts, now: Date): boolean {
  return appointmentState(facts, now) === 'awaiting-completion'
}
