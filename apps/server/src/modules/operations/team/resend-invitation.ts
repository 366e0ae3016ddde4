import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { asOwner } from './as-owner.ts'
import { createLink, mailOf } from './invitation-link.ts'
import { findInvitation, renewInvitation } from './invitation-store.ts'
import { presentInvitation } from './present.ts'

/**
 * Sends an invitation again, in the caller's name and with a new link (D1).
 * @throws Refusal `NOT_FOUND`
 */
export const resendInvitation = (runtime: Runtime, caller: Caller, id: string) =>
  asOwner(runtime, caller, async ({ unit }) => {
    const { token, stored } = createLink(unit.now)
    const renewed = await renewInvitation(unit.db, id, { invitedBy: caller.accountId, ...stored })
    if (!renewed) throw new Refusal('NOT_FOUND')
    const invitation = (await findInvitation(unit.db, id))!
    await unit.enqueue(sendMailJob, mailOf(runtime, invitation, token))
    const { email, role } = invitation
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'team.invited_again',
      subject: { kind: 'invitation', id },
      details: { email, role },
    })
    return {
      invitation: presentInvitation(invitation),
      message: `Invitation sent to ${email} again.`,
    }
  })
