import { alternatives } from './alternatives.ts'
import { inBookingWindow } from './booking-window.ts'
import { addDays, type CalendarDate, daysBetween, weekday } from './calendar-date.ts'
import { clockHours, clockShows, dublinDate, instantOf } from './dublin-time.ts'
import { HOUR_MS } from './duration.ts'
import { SERIES_CHANGE_HOURS, SERIES_DAYS_AHEAD, SERIES_SEARCH_DAYS } from './limits.ts'
import { type Problem, problem } from './problem.ts'
import { isUnambiguous, type Slot, slotOfLength } from './slot.ts'
import { availability, type VendorCalendar } from './slot-grid.ts'
import { calendarProblem } from './slot-problem.ts'
import { WEEKDAY_NAMES } from './weekday-names.ts'

/** Weeks from one visit to the next. */
export const SERIES_WEEKS = [1, 2, 4] as const
export type SeriesWeeks = (typeof SERIES_WEEKS)[number]

/** When the visits of a series are: at one wall time, at equal distances, across clock changes too (C6). */
export interface Rhythm {
  first: CalendarDate
  /** The hour of the wall clock, 0 to 23.75. */
  startHour: number
  everyWeeks: SeriesWeeks
}

/** Why a visit of a series could not be made. */
export const VISIT_CONFLICTS = ['taken', 'unavailable', 'clock', 'vendor'] as const
/**
 * Somebody else has the time; the vendor does not work then; clocks skip or repeat it; or the vendor takes no bookings.
 */
export type VisitConflict = (typeof VISIT_CONFLICTS)[number]

/** Returns the rhythm of which a slot is the first visit. */
export const rhythmFrom = ({ start }: Slot, everyWeeks: SeriesWeeks): Rhythm => ({
  first: dublinDate(start),
  startHour: clockHours(start),
  everyWeeks,
})

/**
 * Returns the slot of the visit at a position from 1 on, as long as any other in elapsed minutes, and whether clocks show
 * that time, and show it once (B2, C6).
 */
export function visitAt({ first, startHour, everyWeeks }: Rhythm, position: number, minutes: number) {
  const date = addDays(first, (position - 1) * everyWeeks * 7)
  const slot = slotOfLength(instantOf(date, startHour), minutes)
  return { slot, isReal: clockShows(date, startHour) && isUnambiguous(slot) }
}

/** Returns whether a visit is made already: at most 56 days ahead, and within the vendor's horizon (C6). */
export const isTimeToMake = (start: Date, horizonDays: number, now: Date): boolean =>
  inBookingWindow(dublinDate(start), now, Math.min(SERIES_DAYS_AHEAD, horizonDays))

/** Returns why a visit cannot be made, or null; how far ahead it is does not matter (C6, S1). */
export function visitConflict(calendar: VendorCalendar, slot: Slot, now: Date): VisitConflict | null {
  const problem = calendarProblem(calendar, slot, now)
  if (!problem) return null
  return problem.code === 'SLOT_TAKEN' ? 'taken' : 'unavailable'
}

/**
 * Returns up to three other times for a visit, however far ahead: that day, then the four weeks after it (C6).
 * @param others the other visits of its series, whether they are made already or not.
 */
export function otherTimes(calendar: VendorCalendar, slot: Slot, others: readonly Slot[], now: Date): Slot[] {
  const ahead = daysBetween(dublinDate(now), dublinDate(slot.start))
  const open = {
    ...calendar,
    busy: [...calendar.busy, ...others],
    horizonDays: Math.max(0, ahead) + SERIES_SEARCH_DAYS,
  }
  return alternatives(open, slot, now)
}

/** Returns the wall times of a day at which a visit of that length could start, however far ahead the day is (C6). */
export function freeTimesOn(
  calendar: VendorCalendar,
  date: CalendarDate,
  minutes: number,
  now: Date,
): string[] {
  return availability(openUntil(calendar, date, now), date, 1, now, minutes).flatMap(({ free }) => free)
}

/** Returns a vendor's calendar in which bookings are open at least until a day, however far ahead it is (C6). */
export function openUntil(calendar: VendorCalendar, date: CalendarDate, now: Date): VendorCalendar {
  const ahead = daysBetween(dublinDate(now), date) + 1
  return { ...calendar, horizonDays: Math.max(calendar.horizonDays, ahead) }
}

/** Returns whether a visit is far enough ahead to be changed with its series: more than 24 hours (C6). */
export const isChangeable = (start: Date, now: Date): boolean =>
  start.getTime() > now.getTime() + SERIES_CHANGE_HOURS * HOUR_MS

/** The facts of a series. */
export interface SeriesFacts {
  confirmedAt: Date | null
  declinedAt: Date | null
  endedAt: Date | null
  pausedAt: Date | null
  /** Null for a pause without an end. */
  pausedUntil: Date | null
  /** The end of its last visit. */
  lastEnd: Date
}

export type SeriesState = 'requested' | 'active' | 'paused' | 'declined' | 'ended' | 'finished'

/** Returns the one state that a series is in (C6). */
export function seriesState(facts: SeriesFacts, now: Date): SeriesState {
  if (facts.declinedAt) return 'declined'
  if (facts.endedAt) return 'ended'
  if (facts.lastEnd <= now) return 'finished'
  if (facts.pausedAt && (facts.pausedUntil === null || facts.pausedUntil > now)) return 'paused'
  return facts.confirmedAt ? 'active' : 'requested'
}

/** Returns whether a series waits for its vendor's answer, which its client's pause does not end (C6). */
export const awaitsAnswer = ({
  status,
  confirmedAt,
}: {
  status: SeriesState
  confirmedAt: unknown
}): boolean => confirmedAt === null && (status === 'requested' || status === 'paused')

/** Returns why a series cannot be changed or answered any more, or null. */
export const seriesProblem = (facts: SeriesFacts, now: Date): Problem | null =>
  ['declined', 'ended', 'finished'].includes(seriesState(facts, now)) ? problem('SERIES_ENDED') : null

/** Returns a rhythm as people say it: 'Every second Thursday'. */
export function rhythmText(everyWeeks: SeriesWeeks, start: Date): string {
  const day = WEEKDAY_NAMES[weekday(dublinDate(start))]
  return { 1: `Every ${day}`, 2: `Every second ${day}`, 4: `Every fourth ${day}` }[everyWeeks]
}
