import { WEEK_MS } from './duration.ts'
import { AWAY_WEEKS, REGULAR_VISITS } from './limits.ts'

/** The visits of a client as its vendor counts them (B9). */
export interface ContactVisits {
  /** Visits that took place. */
  visits: number
  lastVisit: Date | null
  /** The start of the next visit that both agreed on. */
  nextVisit: Date | null
  /** The start of the next visit that the client has requested and the vendor has not answered. */
  requestedVisit: Date | null
}

/** The mark of a client in a vendor's list, of several the first. */
export type ContactMark = { kind: 'away'; weeks: number } | { kind: 'regular' } | { kind: 'new' }

/**
 * Returns the mark of a client: away for one who has nothing booked or asked for and has not been there for
 * `AWAY_WEEKS`, else regular from `REGULAR_VISITS` on, else new for one with a visit to come and none before. Null
 * where there is nothing to say.
 */
export function contactMark(
  { visits, lastVisit, nextVisit, requestedVisit }: ContactVisits,
  now: Date,
): ContactMark | null {
  const weeks = lastVisit ? Math.floor((now.getTime() - lastVisit.getTime()) / WEEK_MS) : 0
  if (weeks >= AWAY_WEEKS && !nextVisit && !requestedVisit) return { kind: 'away', weeks }
  if (visits >= REGULAR_VISITS) return { kind: 'regular' }
  return visits === 0 && nextVisit ? { kind: 'new' } : null
}
