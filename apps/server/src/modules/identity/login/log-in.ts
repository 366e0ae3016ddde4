// implements: §7.11
import type { BodyOf } from '@anseo/contract/call'
import type { clientAccountCalls } from '@anseo/contract/accounts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Sender } from '../../../platform/http/bind.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockPassword } from '../accounts/account-store.ts'
import { hasLeftTeam } from '../accounts/has-left-team.ts'
import { attemptPassword } from '../accounts/attempt-password.ts'
import { introduceDevice } from '../accounts/known-device.ts'
import { openSession, openSimpleSession } from './open-session.ts'
import type { Role } from '@anseo/domain/role'

type Credentials = BodyOf<typeof clientAccountCalls.login>

/**
 * Opens a session and returns its token (A1).
 * @throws Refusal `INVALID_CREDENTIALS`; `EMAIL_NOT_VERIFIED`, `SECOND_FACTOR_NEEDED` and, to an admin whose only second step
 * is a passkey, `PASSKEY_NEEDED` only with the right password (A2); the refusals of `attemptPassword` and `requireCode`.
 */
export async function logIn(
  runtime: Runtime,
  role: Role,
  { email, password, code, device }: Credentials,
  sender: Sender,
) {
  const account = await attemptPassword(runtime, { role, email, password, device, address: sender.address })
  if (!account || (await hasLeftTeam(runtime.db, account))) throw new Refusal('INVALID_CREDENTIALS')
  if (!account.emailVerifiedAt) throw new Refusal('EMAIL_NOT_VERIFIED')
  // A password that changed since it was compared must not leave a session behind.
  const requirePassword = async (db: Transaction) => {
    if (!(await lockPassword(db, account.id, account.passwordHash))) throw new Refusal('INVALID_CREDENTIALS')
  }
  const token =
    (await openSimpleSession(runtime, account, sender)) ??
    (await openSession(runtime, { accountId: account.id, role, code }, sender, requirePassword))
  return {
    token,
    ...(device !== undefined && { device: introduceDevice(account) }),
    message: 'Welcome back!',
  }
}
