import type { Role } from '@anseo/domain/role'

// implements: §7.2

/** The caller, as its token says; never as the path or body says (A5). */
export interface Caller {
  accountId: string
  role: Role
  sessionId: string
  /** Has to add a second step to its login before it may do anything else. */
  owesSecondFactor: boolean
}

/**
 * Finds the caller of a token.
 * @throws Refusal `AUTH_ERROR` without a token, `INVALID_TOKEN`, `TOKEN_EXPIRED` (A2).
 */
export type Authenticate = (token: string | undefined) => Promise<Caller>

/** Of these sessions, the ones that are still good: neither ended nor over (A1). */
export type FindOpenSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
