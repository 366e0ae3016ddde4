import { addDays, type CalendarDate, compareDates } from './calendar-date.ts'
import { dublinDate, dublinHour, instantOf } from './dublin-time.ts'
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from './limits.ts'
import { MINUTES_AN_HOUR, type Slot, slotOfLength } from './slot.ts'
import { freeStartHours, type VendorCalendar } from './slot-grid.ts'
import { parseWallTime } from './wall-time.ts'

const HOURS_A_DAY = 24

/** A time that somebody waits for: a booking of that length within the hours of one of the days (C7). */
export interface Wish {
  dates: readonly CalendarDate[]
  fromHour: number
  /** Above 24 where the hours end on the next day. */
  toHour: number
  minutes: number
}

/** Returns the hours of a wish from the wire; an end not later than its start is the next day's (B2). Null if unreadable. */
export function wishHours(from: string, to: string): Pick<Wish, 'fromHour' | 'toHour'> | null {
  const fromHour = parseWallTime(from)
  const until = parseWallTime(to)
  if (fromHour === null || until === null) return null
  return { fromHour, toHour: until <= fromHour ? until + HOURS_A_DAY : until }
}

/** Returns what is wrong with a wish, or null: its days must lie ahead and its length fit into its hours. */
export function wishProblem(
  { dates, fromHour, toHour, minutes }: Wish,
  now: Date,
): 'PAST' | 'TOO_SHORT' | null {
  const today = dublinDate(now)
  if (dates.some((date) => compareDates(date, today) < 0)) return 'PAST'
  return toHour - fromHour < minutes / MINUTES_AN_HOUR ? 'TOO_SHORT' : null
}

/**
 * Creates the search for what a change of a calendar has freed for a wish, in the order of time.
 * @param before the calendar as it was; null to find everything that is free now.
 */
export function freedBy(
  before: VendorCalendar | null,
  after: VendorCalendar,
  now: Date,
): (wish: Wish) => Slot[] {
  const known = new Map<string, readonly number[]>()
  const freedOn = (date: CalendarDate, minutes: number): readonly number[] => {
    const key = `${date.year}-${date.month}-${date.day} ${minutes}`
    const found = known.get(key)
    if (found) return found
    const freeBefore = new Set(before ? freeStartHours(before, date, now, minutes) : [])
    const freed = freeStartHours(after, date, now, minutes).filter((hour) => !freeBefore.has(hour))
    known.set(key, freed)
    return freed
  }
  // Hours beyond midnight are those of the next date, on which their starts are listed (B2).
  const freedFrom = (date: CalendarDate, { toHour, minutes }: Wish): readonly number[] => {
    const hours = freedOn(date, minutes)
    if (toHour <= HOURS_A_DAY) return hours
    return [...hours, ...freedOn(addDays(date, 1), minutes).map((hour) => hour + HOURS_A_DAY)]
  }
  return (wish) =>
    wish.dates.toSorted(compareDates).flatMap((date) =>
      freedFrom(date, wish)
        .filter((hour) => hour >= wish.fromHour && hour + wish.minutes / MINUTES_AN_HOUR <= wish.toHour)
        .map((hour) => slotOfLength(instantOf(date, hour), wish.minutes)),
    )
}

/** Returns until when nobody is emailed or pushed about free times, if it is night in Dublin; null by day (C7). */
export function quietUntil(now: Date): Date | null {
  const hour = dublinHour(now)
  const today = dublinDate(now)
  if (hour >= QUIET_FROM_HOUR) return instantOf(addDays(today, 1), QUIET_UNTIL_HOUR)
  return hour < QUIET_UNTIL_HOUR ? instantOf(today, QUIET_UNTIL_HOUR) : null
}
