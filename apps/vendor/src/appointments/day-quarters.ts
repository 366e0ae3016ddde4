import { MAX_MINUTES } from '@anseo/domain/limits'

const QUARTER = 0.25

/** Returns the quarter-hours from one to before another. */
const quarters = (from: number, until: number): number[] =>
  Array.from({ length: (until - from) / QUARTER }, (_, index) => from + index * QUARTER)

/** The hours of a date at which a booking of the vendor's own can start, in quarters (B7). */
export const START_HOURS = quarters(0, 24)

/** The longest booking that a vendor enters itself, in hours (B3). */
export const MAX_OWN_HOURS = MAX_MINUTES / 60

/** The lengths of such a booking, in hours. */
export const LENGTHS = quarters(QUARTER, MAX_OWN_HOURS + QUARTER)
