import { DAY_MS } from './duration.ts'
import { ERASURE_UNDO_DAYS, RECORD_YEARS } from './limits.ts'

/** The name that replaces that of a person whose account is erased. */
export const ERASED_NAME = 'Deleted account'
/** The text that replaces a deleted account's own, where the other side keeps the conversation. */
export const ERASED_WORDS = 'Message of a deleted account'

/** Returns when an account is erased whose owner asks for it now. */
export const eraseAtAfter = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + ERASURE_UNDO_DAYS * DAY_MS)

/** The facts that decide about an account that is closing. */
export interface Closing {
  eraseAt: Date
  /** An appointment that has neither ended nor been cancelled (L7), or money that is on its way. */
  waits: boolean
}

/** Returns whether the account can be erased now. */
export const isErasureDue = ({ eraseAt, waits }: Closing, now: Date): boolean => eraseAt <= now && !waits

/**
 * Returns whether the owner may still keep the account: within the 7 days, and while something else holds the erasure
 * up.
 */
export const mayUndoErasure = (closing: Closing, now: Date): boolean => !isErasureDue(closing, now)

/**
 * Returns until when financial records are kept: six years from the end of the year of the last movement (Taxes
 * Consolidation Act 1997 s. 886, Companies Act 2014 s. 285).
 */
export const recordsUntil = (lastMovedAt: Date): Date =>
  new Date(Date.UTC(lastMovedAt.getUTCFullYear() + RECORD_YEARS + 1, 0, 1))
