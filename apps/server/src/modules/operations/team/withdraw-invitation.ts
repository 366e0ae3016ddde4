import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { asOwner } from './as-owner.ts'
import { deleteInvitation } from './invitation-store.ts'

/**
 * Withdraws an invitation; its link stops working (D1).
 * @throws Refusal `NOT_FOUND`, also when it has been accepted in the meantime.
 */
export const withdrawInvitation = (runtime: Runtime, caller: Caller, id: string) =>
  asOwner(runtime, caller, async ({ unit }) => {
    const withdrawn = await deleteInvitation(unit.db, id)
    if (!withdrawn) throw new Refusal('NOT_FOUND')
    const { email, role } = withdrawn
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'team.withdrawn',
      subject: { kind: 'invitation', id },
      details: { email, role },
    })
    return 'Invitation withdrawn'
  })
