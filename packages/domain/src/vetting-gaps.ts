import { EXCEPTION_MIN_LENGTH } from './limits.ts'
import type { CheckKind } from './vetting-checks.ts'

/** The facts about a vendor that an operator is about to verify. */
export interface VerifyingFacts {
  emailVerified: boolean
  /** The checks that its speciality needs and that do not hold. */
  missingChecks: readonly CheckKind[]
  /** True if the vendor says that it is a trader and nobody has checked its details (D7). No answer yet is no obstacle (D5). */
  isUncheckedTrader: boolean
  /** Why the operator verifies it without them; null where no exception is made. */
  exception: string | null
}

/** Returns whether the reason of an exception is long enough. */
export const isException = (text: string | null): boolean =>
  text !== null && text.trim().length >= EXCEPTION_MIN_LENGTH

/**
 * Returns the obstacles to verifying a vendor: an unconfirmed email address always is one, missing checks and
 * unchecked trader details are unless the operator says why not (growth D5, D7). Empty when there are none.
 */
export function vettingGaps({
  emailVerified,
  missingChecks,
  isUncheckedTrader,
  exception,
}: VerifyingFacts): readonly ('email' | 'trader' | CheckKind)[] {
  const missing = isUncheckedTrader ? [...missingChecks, 'trader' as const] : missingChecks
  const gaps = isException(exception) ? [] : missing
  return emailVerified ? gaps : ['email', ...gaps]
}
