import { addDays, type CalendarDate } from './calendar-date.ts'
import { instantOf } from './dublin-time.ts'
import { MINUTE_MS } from './duration.ts'
import { QUARTER_MS, type Slot } from './slot.ts'
import { type WeeklyHours, workingTimes } from './working-hours.ts'

const QUARTERS_A_DAY = 96

/** The facts of a vendor's calendar that decide which of its time is free. */
interface Taken {
  /** Live appointments, each with the buffer frozen at its booking. */
  busy: readonly Slot[]
  timeOff: readonly Slot[]
  weeklyHours: WeeklyHours
  /** The buffer after a new booking. */
  bufferMinutes: number
}

/** The quarter-hours of a period. */
export interface FreeQuarters {
  /** Counted in quarter-hours from 1970: Dublin's are those of UTC. */
  first: number
  /** The number of free quarter-hours in a row from each of them on. */
  runs: Uint16Array
}

/**
 * Finds the free quarter-hours of some days, and of the night after them: those in the hours of work in which a booking
 * could end without meeting a live appointment, its own buffer included, or time off (S1, S6, B1, B2).
 */
export function freeQuarters(taken: Taken, from: CalendarDate, days: number): FreeQuarters {
  const first = instantOf(from, 0).getTime() / QUARTER_MS
  // The night after the last day belongs to it; a day of the autumn change has an hour more.
  const runs = new Uint16Array((days + 1) * QUARTERS_A_DAY)
  const fill = (value: number, { start, end }: Slot, minutesBefore = 0) => {
    const begin = Math.floor((start.getTime() - minutesBefore * MINUTE_MS) / QUARTER_MS) - first
    runs.fill(value, Math.max(0, begin), Math.max(0, Math.ceil(end.getTime() / QUARTER_MS) - first))
  }
  for (let day = -1; day < days; day += 1) {
    for (const work of workingTimes(taken.weeklyHours, addDays(from, day))) fill(1, work)
  }
  for (const slot of taken.busy) fill(0, slot, taken.bufferMinutes)
  for (const slot of taken.timeOff) fill(0, slot)
  for (let quarter = runs.length - 2; quarter >= 0; quarter -= 1) {
    if (runs[quarter] !== 0) runs[quarter] = runs[quarter + 1]! + 1
  }
  return { first, runs }
}

/**
 * Returns how much of the time from a start on, in ms and on the quarter hour, is free in one
 * stretch, in minutes.
 */
export const freeMinutesFrom = ({ first, runs }: FreeQuarters, startMs: number): number =>
  (runs[startMs / QUARTER_MS - first] ?? 0) * (QUARTER_MS / MINUTE_MS)
