import type { AdminRole } from '@anseo/domain/admin-role'
import type { Role } from '@anseo/domain/role'

// implements: §7.2

/** The caller, identified by its token and never by the path or body (A5). */
export interface Caller {
  accountId: string
  role: Role
  /** An admin's current role in the team (D1). */
  adminRole: AdminRole | null
  sessionId: string
  /** The operator has blocked the account: it may read, and make the few calls that are open to it (D6). */
  isBlocked: boolean
  /** True if the caller must set up two-step verification before any other call. */
  owesSecondFactor: boolean
}

/**
 * Finds the caller of a token.
 * @throws Refusal `AUTH_ERROR` without a token, `INVALID_TOKEN`, `TOKEN_EXPIRED` (A2).
 */
export type Authenticate = (token: string | undefined) => Promise<Caller>

/** Returns those of the sessions that are still valid, neither ended nor expired (A1). */
export type FindOpenSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
