import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAccount } from '../accounts/account-store.ts'
import { endPasskeys } from '../accounts/end-passkeys.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import type { Role } from '@anseo/domain/role'

/**
 * Ends all passkeys (E1) and sessions of any account, except the caller's current session if the account is its own.
 * @returns the site of the account.
 * @throws Refusal `NOT_FOUND`
 */
export async function endAllSessions(
  runtime: Runtime,
  unit: UnitOfWork,
  sessions: { accountId: string; sessionId: string },
): Promise<Role> {
  const account = await findAccount(unit.db, sessions.accountId)
  if (!account) throw new Refusal('NOT_FOUND')
  await endPasskeys(unit.db, sessions.accountId)
  await endOtherSessions(runtime, unit, sessions)
  return account.role
}
