import { EXCEPTION_MIN_LENGTH } from './limits.ts'
import type { CheckKind } from './vetting-checks.ts'

/** What is known of a vendor that an operator is about to verify. */
export interface VerifyingFacts {
  emailVerified: boolean
  /** The checks that its speciality needs and that do not hold. */
  missingChecks: readonly CheckKind[]
  /** Why the operator verifies it without them; null where no exception is made. */
  exception: string | null
}

/** Whether an exception says enough to be one. */
export const isException = (text: string | null): boolean =>
  text !== null && text.trim().length >= EXCEPTION_MIN_LENGTH

/**
 * What keeps a vendor from being verified: an e-mail address that nobody confirmed always does, checks unless the
 * operator says why not (growth D5). Empty when nothing does.
 */
export function vettingGaps({
  emailVerified,
  missingChecks,
  exception,
}: VerifyingFacts): readonly ('email' | CheckKind)[] {
  const checks = isException(exception) ? [] : missingChecks
  return emailVerified ? checks : ['email', ...checks]
}
