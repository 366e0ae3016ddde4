import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { setPassword } from '../accounts/account-store.ts'
import { endPasskeys } from '../accounts/end-passkeys.ts'
import { useUpResetLinks } from '../accounts/mail-link-store.ts'
import { deleteSecondFactor } from '../second-factor/store.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { deleteMember } from './member-store.ts'

/**
 * Takes a member out of the team and ends all that could open the account: sessions, passkeys, second step, links and
 * the password.
 * @param passwordHash of a random password.
 */
export async function revokeMembership(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await deleteMember(unit.db, accountId)
  await setPassword(unit.db, accountId, passwordHash)
  await useUpResetLinks(unit.db, accountId, unit.now)
  await deleteSecondFactor(unit.db, accountId)
  await endPasskeys(unit.db, accountId)
  await endOtherSessions(runtime, unit, { accountId, sessionId: undefined })
}
