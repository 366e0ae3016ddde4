/** Largest number of other calendars that a vendor can add (B10). */
export const MAX_IMPORTED_CALENDARS = 5
export const CALENDAR_LABEL_MAX_LENGTH = 60
/** Largest size of an imported file in bytes (B10). */
export const MAX_CALENDAR_BYTES = 2 * 1024 * 1024
/** A calendar is read this often, in ms (B10). */
export const CALENDAR_INTERVAL_MS = 15 * 60_000
/** Period of failed readings, in ms, after which its owner is told (B10). */
const FAILING_AFTER_MS = 3_600_000

/** Returns true once every reading of a calendar has failed for an hour; until then one may just be late. */
export const isCalendarFailing = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_AFTER_MS

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
