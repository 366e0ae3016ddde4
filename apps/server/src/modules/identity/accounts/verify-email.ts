// implements: §7.13
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAccount } from './account-store.ts'
import { requireLink } from './mail-link.ts'
import { markVerified } from './mark-verified.ts'
import type { Role } from '@anseo/domain/role'

/**
 * Verifies an email address by the token of the emailed link; the link may be opened again until it expires (A4).
 * @throws Refusal `LINK_INVALID`, `LINK_EXPIRED`.
 */
export function verifyEmail(runtime: Runtime, role: Role, token: string) {
  return runtime.transaction(async (unit) => {
    const { db, now } = unit
    const { accountId } = await requireLink(db, { role, purpose: 'verify', token, now })
    await markVerified(unit, role, accountId)
    // The owner of the address may have deleted the sign-up at the same moment.
    if (!(await findAccount(db, accountId))) throw new Refusal('LINK_INVALID')
    return 'Email verified! You can now log in.'
  })
}
