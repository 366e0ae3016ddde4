import type { CalendarDate } from '@anseo/domain/calendar-date'
import { instantOf } from '@anseo/domain/dublin-time'
import { CLOSING_HOUR, OPENING_HOUR } from '@anseo/domain/limits'
import type { Slot } from '@anseo/domain/slot'
import { workingTimes } from '@anseo/domain/working-hours'
import type { CalendarContent } from './free-hours.ts'

type Away = Pick<CalendarContent, 'timeOff' | 'weeklyHours'>

/**
 * Says that the vendor does not work on a day, or is away for all of it; null where it works at any time of the day. The
 * night after an evening may be left, since days off end at midnight. A closed day counts as time off if that covers the
 * usual hours.
 */
export function offText({ timeOff, weeklyHours }: Away, date: CalendarDate): string | null {
  const work = workingTimes(weeklyHours, date)
  const midnight = instantOf(date, 24)
  const usual = { start: instantOf(date, OPENING_HOUR), end: instantOf(date, CLOSING_HOUR) }
  const times = work.map(({ start, end }) => ({ start, end: end < midnight ? end : midnight }))
  if ((times.length > 0 ? times : [usual]).every((time) => isCovered(time, timeOff))) return 'Time off'
  return work.length === 0 ? 'Closed' : null
}

/** Returns whether slots cover another one together. */
function isCovered({ start, end }: Slot, slots: readonly Slot[]): boolean {
  const sorted = slots.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  let coveredUntil = start
  for (const slot of sorted) {
    if (slot.start <= coveredUntil && slot.end > coveredUntil) coveredUntil = slot.end
  }
  return coveredUntil >= end
}
