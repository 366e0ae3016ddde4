// implements: §7.16
import { Refusal } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { setPassword } from '../accounts/account-store.ts'
import { closeOldPassword } from './close-old-password.ts'
import { resetFailedAttempts } from '../accounts/attempt-password.ts'
import { markVerified } from '../accounts/mark-verified.ts'
import { useLink } from '../accounts/mail-link-store.ts'
import { requireLink } from '../accounts/mail-link.ts'
import { endPasskeys } from '../accounts/end-passkeys.ts'
import { refuseWeakPassword } from '../accounts/new-password.ts'
import type { Role } from '@anseo/domain/role'

/**
 * Sets the password that was chosen behind a mailed link, once, and ends every session and passkey (A4, E1). The person who
 * opened the link owns the address, so it counts as verified too.
 * @throws Refusal `LINK_INVALID`, `LINK_EXPIRED`, `INVALID_REQUEST` for a weak password.
 */
export async function resetPassword(
  runtime: Runtime,
  role: Role,
  { token, password }: { token: string; password: string },
) {
  const now = runtime.clock.now()
  const link = await requireLink(runtime.db, { role, purpose: 'reset', token, now })
  refuseWeakPassword(runtime, password, link.email)
  const passwordHash = await hashPassword(password)
  await runtime.transaction(async (unit) => {
    if (!(await useLink(unit.db, link.id, unit.now))) throw new Refusal('LINK_INVALID')
    await setPassword(unit.db, link.accountId, passwordHash)
    await markVerified(unit, role, link.accountId)
    await endPasskeys(unit.db, link.accountId)
    await closeOldPassword(runtime, unit, { accountId: link.accountId, role, email: link.email })
  })
  await resetFailedAttempts(runtime, role, link.email)
  return 'Password changed. You can now log in.'
}
