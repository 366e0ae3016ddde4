import { DAY_MS } from './duration.ts'
import { LOGIN_CODE_MINUTES, LOGIN_CODE_TRIES, WRONG_LOGIN_CODES_A_DAY } from './limits.ts'

/** A login code that was mailed to an address. */
export interface LoginCode {
  requestedAt: Date
  usedAt: Date | null
  wrongTries: number
  /** The browser that requested it. */
  browser: string
  /** True if that browser was recognised, so that it keeps cookies and the code works only there. */
  browserKnown: boolean
}

/** Returns the instant from which a code is expired (C2). */
export const loginCodeExpiry = ({ requestedAt }: Pick<LoginCode, 'requestedAt'>) =>
  new Date(requestedAt.getTime() + LOGIN_CODE_MINUTES * 60_000)

/**
 * Chooses the code with which a typed one is compared: the newest of this browser that is unused, unexpired and has
 * tries left (C2).
 * @param browser the one that is logging in; null for one that keeps no cookies.
 */
export const codeToCompare = <C extends LoginCode>(
  codes: readonly C[],
  { browser, now }: { browser: string | null; now: Date },
): C | undefined =>
  codes
    .filter((code) => (browser === null ? !code.browserKnown : code.browser === browser) && isOpen(code, now))
    .toSorted((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())[0]

const isOpen = (code: LoginCode, now: Date) =>
  code.usedAt === null && code.wrongTries < LOGIN_CODE_TRIES && now < loginCodeExpiry(code)

/**
 * Returns how long an address with too many wrong tries has to wait, in ms; 0 while it has tries left (C2).
 * @param codes all that were mailed to it in the last 24 hours, or more.
 */
export function loginCodeWaitMs(codes: readonly LoginCode[], now: Date): number {
  const tried = codes.filter(
    ({ requestedAt, wrongTries }) => wrongTries > 0 && now.getTime() - requestedAt.getTime() < DAY_MS,
  )
  const wrongTries = tried.reduce((sum, code) => sum + code.wrongTries, 0)
  if (wrongTries < WRONG_LOGIN_CODES_A_DAY) return 0
  const oldest = Math.min(...tried.map(({ requestedAt }) => requestedAt.getTime()))
  return oldest + DAY_MS - now.getTime()
}
