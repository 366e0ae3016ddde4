// implements: §7.17
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { setPassword } from '../accounts/account-store.ts'
import { closeOldPassword } from './close-old-password.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { refuseWeakPassword } from '../accounts/new-password.ts'

/**
 * Changes the caller's password and ends its other sessions (A4).
 * @throws Refusal `WRONG_PASSWORD`, `INVALID_REQUEST` for a weak new one.
 */
export async function changePassword(
  runtime: Runtime,
  { accountId, role, sessionId }: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const account = await confirmPassword(runtime, accountId, currentPassword)
  refuseWeakPassword(runtime, newPassword, account.email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await runtime.transaction(async (unit) => {
    const changed = await setPassword(unit.db, accountId, passwordHash, account.passwordHash)
    if (!changed) throw new Refusal('WRONG_PASSWORD')
    const owner = { accountId, role, email: account.email, exceptSession: sessionId }
    await closeOldPassword(runtime, unit, owner)
  })
  return 'Password changed'
}
