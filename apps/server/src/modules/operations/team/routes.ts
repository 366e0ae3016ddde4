import { updateAdminProfile } from '@anseo/contract/profiles'
import { teamCalls } from '@anseo/contract/team'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { exportMembersBy } from './export-members.ts'
import { invite } from './invite.ts'
import { listTeam } from './list-team.ts'
import { removeMember } from './remove-member.ts'
import { resendInvitation } from './resend-invitation.ts'
import { showInvitation } from './show-invitation.ts'
import { updateOwnProfile } from './update-own-profile.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** Binds the calls by which owners look after the team, the invited join it, and members change their profile (D1). */
export function bindTeam(bind: Bind, runtime: Runtime) {
  bind(teamCalls.list, ({ query }) => listTeam(runtime, query))
  bind(teamCalls.exportMembers, ({ caller, query }) => exportMembersBy(runtime, caller, query))
  bind(teamCalls.invite, ({ caller, body }) => invite(runtime, caller, body))
  bind(teamCalls.resend, ({ caller, params }) => resendInvitation(runtime, caller, params.id))
  bind(teamCalls.withdraw, ({ caller, params }) => withdrawInvitation(runtime, caller, params.id))
  bind(teamCalls.changeRole, ({ caller, params, body }) =>
    changeRole(runtime, caller, { accountId: params.id, role: body.role }),
  )
  bind(teamCalls.remove, ({ caller, params }) => removeMember(runtime, caller, params.id))
  bind(teamCalls.showInvitation, ({ body }) => showInvitation(runtime, body.token))
  bind(teamCalls.acceptInvitation, ({ body }) => acceptInvitation(runtime, body))
  bind(updateAdminProfile, ({ caller, body, image }) => updateOwnProfile(runtime, caller, body, image))
}
