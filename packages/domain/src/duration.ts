/** Lengths of time in milliseconds. A day here has 24 hours; days of the calendar, which may have 23 or 25, are counted in `calendar-date`. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS
