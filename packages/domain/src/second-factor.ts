/** The number of recovery codes issued at once. */
export const RECOVERY_CODES = 10

const FREE_FAILURES = 5
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 3600

/**
 * Returns the wait before the next code after a number of wrong ones in a row, in seconds: none for the first five,
 * then half a minute, doubling up to an hour; never longer, so that nobody can lock somebody else out.
 */
export function codeWaitSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS)
}

/**
 * Returns a typed code without spaces and hyphens, in lower case: six digits of an authenticator app, or a recovery code
 * of ten letters and digits.
 */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

/** Returns whether a plain code is one of an authenticator app; otherwise it is a recovery code. */
export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain)
