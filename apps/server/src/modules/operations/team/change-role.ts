import type { AdminRole } from '@anseo/domain/admin-role'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { lockMember, setRole } from '../../identity/public.ts'
import { asOwner } from './as-owner.ts'
import { deleteInvitationsOf } from './invitation-store.ts'
import { keepOneOwner } from './keep-one-owner.ts'

/**
 * Changes a member's role, also the caller's own (D1). The invitations that a former owner sent stop working. Changing it to
 * the same one changes nothing.
 * @throws Refusal `NOT_FOUND`, `LAST_OWNER`
 */
export const changeRole = (
  runtime: Runtime,
  caller: Caller,
  { accountId, role }: { accountId: string; role: AdminRole },
) =>
  asOwner(runtime, caller, async ({ unit, owners }) => {
    const member = await lockMember(unit.db, accountId)
    if (!member) throw new Refusal('NOT_FOUND')
    if (member.role !== role) {
      keepOneOwner(owners, accountId)
      await setRole(unit.db, accountId, role)
      if (member.role === 'owner') await deleteInvitationsOf(unit.db, accountId)
      await recordAudit(unit, {
        adminId: caller.accountId,
        action: 'team.role_changed',
        subject: { kind: 'admin', id: accountId },
        details: { role: { from: member.role, to: role } },
      })
    }
    return 'Role changed'
  })
