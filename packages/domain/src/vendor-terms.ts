import { addDays, formatIsoDate, parseIsoDate } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { VENDOR_TERMS_NOTICE_DAYS } from './limits.ts'
import { formatDay } from './slot-date.ts'

/**
 * The version of the terms for vendors that comes with the product. Each is named by the day on which it takes effect, so
 * this one never moves: later versions are announced, and consents name it.
 */
export const FIRST_VENDOR_TERMS = '2025-05-05'

export type TermsState = 'past' | 'current' | 'coming'

/** Returns the day on which a version takes effect, '10 Dec 2026'. */
export function termsDay(version: string): string {
  const date = parseIsoDate(version)
  return date ? formatDay(date) : version
}

const today = (now: Date): string => formatIsoDate(dublinDate(now))

/** Returns the version that applies now: the last one whose day has come in Dublin. */
export const currentTerms = (versions: readonly string[], now: Date): string =>
  versions
    .filter((version) => version <= today(now))
    .toSorted()
    .at(-1) ?? FIRST_VENDOR_TERMS

/** Returns whether a version applies now, applied before, or will apply. */
export function termsState(version: string, versions: readonly string[], now: Date): TermsState {
  if (version > today(now)) return 'coming'
  return version === currentTerms(versions, now) ? 'current' : 'past'
}

/**
 * Returns the first day on which a version that is announced now may take effect, `YYYY-MM-DD`: 15 whole days lie between
 * (Regulation (EU) 2019/1150, article 3(2)).
 */
export const earliestTerms = (now: Date): string =>
  formatIsoDate(addDays(dublinDate(now), VENDOR_TERMS_NOTICE_DAYS + 1))
