import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { createSecret, revokeMembership, lockMember } from '../../identity/public.ts'
import { asOwner } from './as-owner.ts'
import { deleteInvitationsOf } from './invitation-store.ts'
import { keepOneOwner } from './keep-one-owner.ts'

/**
 * Removes a member, who may be the caller, from the team. Sessions, passkeys, the password and links of the account stop
 * working at once, and so do the invitations that the member sent (D1).
 * @throws Refusal `FORBIDDEN`, `NOT_FOUND`, `LAST_OWNER`
 */
export async function removeMember(runtime: Runtime, caller: Caller, accountId: string) {
  const passwordHash = await hashPassword(createSecret())
  return asOwner(runtime, caller, async ({ unit, owners }) => {
    const member = await lockMember(unit.db, accountId)
    if (!member) throw new Refusal('NOT_FOUND')
    keepOneOwner(owners, accountId)
    await deleteInvitationsOf(unit.db, accountId)
    await revokeMembership(runtime, unit, { accountId, passwordHash })
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'team.removed',
      subject: { kind: 'admin', id: accountId },
      details: { email: member.email, role: member.role },
    })
    return `${member.name} is no longer in the team.`
  })
}
