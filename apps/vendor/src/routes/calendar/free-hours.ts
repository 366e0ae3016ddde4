import { isLive } from '@anseo/domain/appointment'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { gridHours } from '@anseo/domain/day-grid'
import { instantOf } from '@anseo/domain/dublin-time'
import { overlaps, type Slot } from '@anseo/domain/slot'
import { type HourRange, isWorkingHour, type WeeklyHours } from '@anseo/domain/working-hours'
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
  /** The hours that the grid of each day shows. */
  bounds: HourRange
}

/** Hours of one day in Dublin, in quarters; from 24 on they are those of the night after it. */
export interface DayHours {
  date: CalendarDate
  startHour: number
  endHour: number
}

/** Returns the hours of a day that can still be blocked: hours of work to come, without an appointment, not blocked yet. */
export function freeHoursOf(content: CalendarContent, date: CalendarDate, now: Date): number[] {
  const { timeOff, busy, weeklyHours, bounds } = content
  const taken: Slot[] = [...timeOff, ...busy, ...heldSlots(content, now)]
  return gridHours(bounds).filter((hour) => {
    const slot = { start: instantOf(date, hour), end: instantOf(date, hour + 1) }
    const isFree = !taken.some((other) => overlaps(other, slot))
    return (
      isFree &&
      slot.end > now &&
      [0, 0.25, 0.5, 0.75].every((part) => isWorkingHour(weeklyHours, date, hour + part))
    )
  })
}

/** Returns the times that live appointments and moves hold, apart from those of one that is moved. */
const heldSlots = ({ appointments, held }: CalendarContent, now: Date, exceptId?: string): Slot[] => [
  ...held.filter(({ appointment }) => appointment._id !== exceptId),
  ...appointments
    .filter(({ _id, facts }) => _id !== exceptId && isLive(facts, now))
    .map(({ facts }) => facts),
]

/** Returns whether an appointment would meet another at these hours; buffers and travel are known to the server alone. */
export function isTakenAt(
  content: CalendarContent,
  { date, startHour, endHour }: DayHours,
  exceptId: string,
  now: Date,
) {
  const slot = { start: instantOf(date, startHour), end: instantOf(date, endHour) }
  return heldSlots(content, now, exceptId).some((other) => overlaps(other, slot))
}
