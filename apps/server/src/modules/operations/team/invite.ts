import type { BodyOf } from '@anseo/contract/call'
import type { teamCalls } from '@anseo/contract/team'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { cleanName, findMemberByEmail } from '../../identity/public.ts'
import { asOwner } from './as-owner.ts'
import { createLink, mailOf } from './invitation-link.ts'
import { findInvitation, insertInvitation } from './invitation-store.ts'
import { presentInvitation } from './present.ts'

/**
 * Invites someone into the team by email (D1).
 * @throws Refusal `ALREADY_IN_TEAM`, `ALREADY_INVITED`
 */
export const invite = (
  runtime: Runtime,
  caller: Caller,
  { email, name, role }: BodyOf<typeof teamCalls.invite>,
) =>
  asOwner(runtime, caller, async ({ unit }) => {
    if (await findMemberByEmail(unit.db, email)) throw new Refusal('ALREADY_IN_TEAM')
    const { token, stored } = createLink(unit.now)
    const invitedBy = caller.accountId
    const id = await insertInvitation(unit.db, { email, name: cleanName(name), role, invitedBy, ...stored })
    if (id === null) throw new Refusal('ALREADY_INVITED')
    const invitation = (await findInvitation(unit.db, id))!
    await unit.enqueue(sendMailJob, mailOf(runtime, invitation, token))
    const subject = { kind: 'invitation', id } as const
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'team.invited',
      subject,
      details: { email, role },
    })
    return {
      invitation: presentInvitation(invitation),
      message: `Invitation sent to ${email}.`,
    }
  })
