import type { AdminRole } from '@anseo/domain/admin-role'
import type { Role } from '@anseo/domain/role'
import type { Config } from '../../../platform/config/config.ts'
import type { Authenticate, FindOpenSessions } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { batcher } from '../../../platform/process/batcher.ts'
import type { Clock } from '../../../platform/process/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { needsSecondFactor } from './policy.ts'
import { digestOf, isSessionToken } from '../accounts/opaque-token.ts'
import { isExpired } from './session-lifetime.ts'
import { findOpenSessions } from './session-list-store.ts'
import { findSessions, touchSessions } from './session-store.ts'

/** The use of a session is recorded at most this often. */
const TOUCH_EVERY_MS = 60_000
/** Requests that come together share these statements. */
const BATCH_LIMITS = { lanes: 1, size: 64 }

/**
 * Creates the function that finds the caller of a session token, by our clock (A1, A2).
 * It throws `AUTH_ERROR` without a token, `INVALID_TOKEN` for one that is malformed, unknown or ended, and
 * `TOKEN_EXPIRED` for one that was good once.
 */
export function createAuthenticate(
  db: Database,
  clock: Clock,
  config: Pick<Config, 'demonstration'>,
): Authenticate {
  const findSession = batcher(async (tokenHashes: readonly string[]) => {
    const sessions = await findSessions(db, tokenHashes)
    const byHash = new Map(sessions.map((session) => [session.tokenHash, session]))
    return tokenHashes.map((tokenHash) => byHash.get(tokenHash))
  }, BATCH_LIMITS)
  const touchSession = batcher(async (ids: readonly string[]) => {
    const now = clock.now()
    await touchSessions(db, ids, now, touchedBefore(now))
    return ids
  }, BATCH_LIMITS)
  return async (token) => {
    if (token === undefined) throw new Refusal('AUTH_ERROR')
    const session = isSessionToken(token) ? await findSession(digestOf(token)) : undefined
    if (!session || session.endedAt || hasLeft(session)) throw new Refusal('INVALID_TOKEN')
    const now = clock.now()
    if (isExpired(session, now)) throw new Refusal('TOKEN_EXPIRED')
    if (session.lastUsedAt <= touchedBefore(now)) await touchSession(session.id)
    return {
      accountId: session.accountId,
      role: session.role,
      adminRole: session.adminRole,
      sessionId: session.id,
      isBlocked: session.blockedAt !== null,
      owesSecondFactor:
        session.secondFactorAt === null &&
        session.passkeyAt === null &&
        needsSecondFactor(config, session.role),
    }
  }
}

/** Returns whether an account of the team belongs to no member any more (D1). */
const hasLeft = ({ role, adminRole }: { role: Role; adminRole: AdminRole | null }) =>
  role === 'admin' && adminRole === null

const touchedBefore = (now: Date) => new Date(now.getTime() - TOUCH_EVERY_MS)

/** Creates the function that finds the sessions that are still valid, by the server's clock. */
export const createFindOpenSessions =
  (db: Database, clock: Clock): FindOpenSessions =>
  (ids) =>
    findOpenSessions(db, ids, clock.now())
