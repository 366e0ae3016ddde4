import { isLive } from '@anseo/domain/appointment'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { withinGrid } from '@anseo/domain/day-grid'
import type { CalendarContent } from './free-hours.ts'

/** Counts the appointments of a day that took or will take place. */
export const countAppointments = (
  { appointments, bounds }: CalendarContent,
  date: CalendarDate,
  now: Date,
): number =>
  appointments.filter(
    ({ facts }) => (isLive(facts, now) || facts.complete) && withinGrid(facts, date, bounds) !== null,
  ).length
