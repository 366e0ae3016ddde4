import { HOUR_MS, MINUTE_MS } from './duration.ts'

/** Largest number of other calendars that a vendor can add (B10). */
export const MAX_IMPORTED_CALENDARS = 5
export const CALENDAR_LABEL_MAX_LENGTH = 60
/** Largest size of an imported file in bytes (B10). */
export const MAX_CALENDAR_BYTES = 2 * 1024 * 1024
/** A calendar is read this often (B10). */
const INTERVAL_MS = 15 * MINUTE_MS
/** One that keeps failing is still read this often. */
const LONGEST_INTERVAL_MS = 4 * HOUR_MS
/** Period without a successful reading after which its owner is told (B10). */
const FAILING_AFTER_MS = HOUR_MS

/**
 * Returns the instant of the next reading of a calendar. One that keeps failing is read after a quarter of the time for
 * which it has failed, so that servers that never answer do not hold up the calendars of others.
 */
export function nextReading(failingSince: Date | null, now: Date): Date {
  const failedForMs = failingSince ? now.getTime() - failingSince.getTime() : 0
  const pauseMs = Math.min(Math.max(failedForMs / 4, INTERVAL_MS), LONGEST_INTERVAL_MS)
  return new Date(now.getTime() + pauseMs)
}

/** The last successful reading, and the first one since then that failed. */
interface Readings {
  readAt: Date
  failingSince: Date | null
}

/** Returns true once every reading of a calendar has failed for an hour, or none was made for an hour longer than usual. */
export const isCalendarFailing = ({ readAt, failingSince }: Readings, now: Date): boolean =>
  now.getTime() - (failingSince?.getTime() ?? readAt.getTime() + INTERVAL_MS) >= FAILING_AFTER_MS

const SHOWN_OF_SECRET = 4
/** Takes the host without a login and password before it. */
const HOST = /^https:\/\/(?:[^/?#\\]*@)?([^/?#\\]+)/i

/**
 * Masks the address of a calendar, which is a secret: its host and the last four characters, such as
 * `calendar.google.com/….ics`.
 */
export const maskCalendarAddress = (address: string): string =>
  `${HOST.exec(address)?.[1] ?? ''}/…${address.slice(-SHOWN_OF_SECRET)}`

/** Returns a typed address in the form in which it is read: calendar programs write `webcal:` for `https:`. */
export const calendarAddress = (typed: string): string => typed.trim().replace(/^webcal:\/\//i, 'https://')
