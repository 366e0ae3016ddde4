import { MAX_MINUTES } from '@anseo/domain/limits'
import type { HourRange } from '@anseo/domain/working-hours'

const QUARTER = 0.25

/** The quarter-hours from one to before another. */
const quarters = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, (until - from) / QUARTER) }, (_, index) => from + index * QUARTER)

/** The latest end of a booking by the hours of its date; the night after an evening belongs to the day before (B2). */
const latestEnd = (startHour: number, closesAt: number): number =>
  startHour < closesAt - 24 ? closesAt - 24 : closesAt

/** The longest booking from an hour on, in hours (B3). */
export const longestFrom = (startHour: number, { endHour }: HourRange): number =>
  Math.min(MAX_MINUTES / 60, latestEnd(startHour, endHour) - startHour)

/** The hours of a date at which a booking can start, in quarters; those after midnight belong to the evening before. */
export const startsOf = ({ startHour, endHour }: HourRange): number[] => [
  ...quarters(0, endHour - 24),
  ...quarters(startHour, Math.min(endHour, 24)),
]

/** The lengths of a booking from an hour on, in hours. */
export const lengthsFrom = (startHour: number, bounds: HourRange): number[] =>
  quarters(QUARTER, longestFrom(startHour, bounds) + QUARTER)
