import { isLive } from '@anseo/domain/appointment'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { gridBounds, gridHours } from '@anseo/domain/day-grid'
import { instantOf } from '@anseo/domain/dublin-time'
import { overlaps, type Slot } from '@anseo/domain/slot'
import { isWorkingHour, type WeeklyHours } from '@anseo/domain/working-hours'
import type { VendorAppointment } from '../../queries/appointments.ts'
import type { TimeOff } from '../../queries/hours.ts'
import type { BusyTime } from '../../queries/other-calendars.ts'
import type { HeldTime } from './held-times.ts'

/** Contents of a calendar, independent of the visible days. */
export interface CalendarContent {
  appointments: VendorAppointment[]
  timeOff: TimeOff[]
  /** The times held for moves that their clients have not answered (B8). */
  held: HeldTime[]
  /** Travel between neighbouring visits (B5). */
  travel: Slot[]
  /** Busy times of other calendars. */
  busy: BusyTime[]
  weeklyHours: WeeklyHours
}

/** Hours of one day in Dublin, to be blocked. */
export interface HoursToBlock {
  date: CalendarDate
  startHour: number
  endHour: number
}

/** The hours of a day that can still be blocked: hours of work to come, without an appointment, not blocked yet. */
export function freeHoursOf(content: CalendarContent, date: CalendarDate, now: Date): number[] {
  const { appointments, held, timeOff, busy, weeklyHours } = content
  const taken: Slot[] = [
    ...timeOff,
    ...busy,
    ...held,
    ...appointments.filter(({ facts }) => isLive(facts, now)).map(({ facts }) => facts),
  ]
  return gridHours(gridBounds(weeklyHours)).filter((hour) => {
    const slot = { start: instantOf(date, hour), end: instantOf(date, hour + 1) }
    const isFree = !taken.some((other) => overlaps(other, slot))
    return (
      isFree &&
      slot.end > now &&
      [0, 0.25, 0.5, 0.75].every((part) => isWorkingHour(weeklyHours, date, hour + part))
    )
  })
}
