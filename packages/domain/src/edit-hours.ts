import { CLOSING_HOUR, EARLIEST_HOUR, LATEST_HOUR, OPENING_HOUR } from './limits.ts'
import type { HourRange } from './working-hours.ts'

/** The maximum number of working periods in one day (S6). */
const MAX_STRETCHES = 6
const LUNCH_HOUR = 13
/** A quarter of an hour. */
const SHORTEST = 0.25

/** Returns the number of working hours of one day. */
export const hoursWorked = (day: readonly HourRange[]): number =>
  day.reduce((sum, { startHour, endHour }) => sum + endHour - startHour, 0)

/** The last start of a range: one begins on its own day. */
const LAST_START = 23.75

/** Returns the possible starts of a range in quarters: after the one before, and before the next one starts (B2). */
export function startChoices(day: readonly HourRange[], index: number): number[] {
  const from = day[index - 1]?.endHour ?? EARLIEST_HOUR
  return quartersBetween(from, Math.min((day[index + 1]?.startHour ?? LATEST_HOUR) - SHORTEST, LAST_START))
}

/** Returns the possible ends of a range in quarters: after its start, before the next one starts (B2). */
export function endChoices(day: readonly HourRange[], index: number): number[] {
  const start = day[index]?.startHour ?? OPENING_HOUR
  return quartersBetween(start + SHORTEST, day[index + 1]?.startHour ?? LATEST_HOUR)
}

/** Returns the quarter-hours from `first` to `last`, both included, in hours. */
export const quartersBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max((last - first) * 4 + 1, 0) }, (_, index) => first + index / 4)

/**
 * Returns the day with one period changed; if its start reaches its end, the end moves to an hour later, or as far as the
 * next period lets it.
 */
export function withStretch(
  day: readonly HourRange[],
  index: number,
  change: Partial<HourRange>,
): HourRange[] {
  return day.map((stretch, at) => {
    if (at !== index) return stretch
    const { startHour, endHour } = { ...stretch, ...change }
    const latest = day[index + 1]?.startHour ?? LATEST_HOUR
    return { startHour, endHour: endHour > startHour ? endHour : Math.min(startHour + 1, latest) }
  })
}

/**
 * Returns the day with one more period: after an hour's break if the last one ends early enough, otherwise by a break
 * in the longest period. Returns null if there is no room for another.
 */
export function withAnotherStretch(day: readonly HourRange[]): HourRange[] | null {
  if (day.length >= MAX_STRETCHES) return null
  const last = day.at(-1)
  if (!last) return [{ startHour: OPENING_HOUR, endHour: CLOSING_HOUR }]
  if (last.endHour + 1 < CLOSING_HOUR) {
    return [...day, { startHour: last.endHour + 1, endHour: CLOSING_HOUR }]
  }
  return withBreak(day)
}

/** Splits the longest period by a break of an hour, at lunchtime if possible; null if it is shorter than 3 hours. */
function withBreak(day: readonly HourRange[]): HourRange[] | null {
  const longest = day.reduce((a, b) => (b.endHour - b.startHour > a.endHour - a.startHour ? b : a))
  const { startHour, endHour } = longest
  if (endHour - startHour < 3) return null
  const atLunch = LUNCH_HOUR > startHour && LUNCH_HOUR + 1 < endHour
  const breakHour = atLunch ? LUNCH_HOUR : Math.floor((startHour + endHour - 1) / 2)
  return day.flatMap((stretch) =>
    stretch === longest
      ? [
          { startHour, endHour: breakHour },
          { startHour: breakHour + 1, endHour },
        ]
      : [stretch],
  )
}
