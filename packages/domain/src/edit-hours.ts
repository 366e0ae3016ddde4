import { CLOSING_HOUR, OPENING_HOUR } from './limits.ts'
import type { HourRange } from './working-hours.ts'

/** The maximum number of working periods in one day (S6). */
const MAX_STRETCHES = 6
const LUNCH_HOUR = 13

/** Returns the number of working hours of one day. */
export const hoursWorked = (day: readonly HourRange[]): number =>
  day.reduce((sum, { startHour, endHour }) => sum + endHour - startHour, 0)

/** Returns the possible starts of a range: after the one before, and before the next one starts. */
export function startChoices(day: readonly HourRange[], index: number): number[] {
  const from = day[index - 1]?.endHour ?? OPENING_HOUR
  return hoursBetween(from, (day[index + 1]?.startHour ?? CLOSING_HOUR) - 1)
}

/** Returns the possible ends of a range: an hour or more after its start, before the next one starts. */
export function endChoices(day: readonly HourRange[], index: number): number[] {
  const start = day[index]?.startHour ?? OPENING_HOUR
  return hoursBetween(start + 1, day[index + 1]?.startHour ?? CLOSING_HOUR)
}

const hoursBetween = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)

/** Returns the day with one period changed; if its start reaches its end, the end moves to an hour later. */
export function withStretch(
  day: readonly HourRange[],
  index: number,
  change: Partial<HourRange>,
): HourRange[] {
  return day.map((stretch, at) => {
    if (at !== index) return stretch
    const { startHour, endHour } = { ...stretch, ...change }
    return { startHour, endHour: Math.max(endHour, startHour + 1) }
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
