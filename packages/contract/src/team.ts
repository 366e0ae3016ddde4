import { ADMIN_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { chosenPassword } from './accounts.ts'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { personName } from './profile-fields.ts'
import { email, id, imageUrl, instant, linkToken } from './wire.ts'

const role = () => z.enum(ADMIN_ROLES, 'Choose a role.')

/** A member of the operator's team. */
export const memberOnWire = z.object({
  _id: id(),
  name: z.string(),
  email: z.string(),
  image: imageUrl(),
  role: role(),
  joinedAt: instant(),
  lastUsedAt: instant().nullable().meta({ description: 'When the member last used the admin site' }),
})
export type MemberOnWire = z.output<typeof memberOnWire>

/** An invitation that has not been accepted; an expired one can still be sent again. */
export const invitationOnWire = z.object({
  _id: id(),
  name: z.string(),
  email: z.string(),
  role: role(),
  invitedBy: z.string(),
  invitedAt: instant(),
  expiresAt: instant(),
})
export type InvitationOnWire = z.output<typeof invitationOnWire>

/** Orders of the members: by name, by role, by when they were last active. */
export const MEMBER_ORDERS = ['name', 'name-desc', 'role', 'role-desc', 'active', 'active-asc'] as const
export type MemberOrder = (typeof MEMBER_ORDERS)[number]

const memberFilters = { order: z.enum(MEMBER_ORDERS).default('name') }

/** The calls by which the owners manage their team, and invited people join it (D1). */
export const teamCalls = {
  list: call({
    method: 'GET',
    path: '/api/admin/team',
    access: 'admin',
    roles: [],
    summary: 'List the team by name, and the open invitations.',
    query: z.object(memberFilters),
    reply: succeeds({ members: z.array(memberOnWire), invitations: z.array(invitationOnWire) }),
  }),
  exportMembers: exportCall('/api/admin/team', 'the members of the team', [], memberFilters),
  invite: call({
    method: 'POST',
    path: '/api/admin/team',
    access: 'admin',
    roles: [],
    summary: 'Invite someone into the team by email. The link works once, for 7 days.',
    incomplete: { text: 'All fields are required' },
    body: z.object({ email: email(), name: personName(), role: role() }),
    reply: succeeds({ invitation: invitationOnWire, message: z.string() }),
    refusals: ['ALREADY_IN_TEAM', 'ALREADY_INVITED'],
  }),
  resend: call({
    method: 'POST',
    path: '/api/admin/team/invitations/:id/resend',
    access: 'admin',
    roles: [],
    summary: 'Send an invitation again, with a new link for another 7 days. The old link stops working.',
    reply: succeeds({ invitation: invitationOnWire, message: z.string() }),
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/api/admin/team/invitations/:id',
    access: 'admin',
    roles: [],
    summary: 'Withdraw an invitation. Its link stops working.',
  }),
  changeRole: call({
    method: 'PATCH',
    path: '/api/admin/team/:id',
    access: 'admin',
    roles: [],
    summary: "Change the role of a member. It applies from the member's next call.",
    body: z.object({ role: role() }),
    refusals: ['LAST_OWNER'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/team/:id',
    access: 'admin',
    roles: [],
    summary:
      'Remove a member. Ends the sessions, passkeys and second step, and withdraws the invitations that the member sent.',
    refusals: ['LAST_OWNER'],
  }),
  showInvitation: call({
    method: 'POST',
    path: '/api/admin/invitation',
    access: 'public',
    summary: 'Show an invitation with the token of the emailed link.',
    body: z.object({ token: linkToken() }),
    reply: succeeds({ invitation: invitationOnWire.omit({ _id: true, invitedAt: true }) }),
    refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
  }),
  acceptInvitation: call({
    method: 'POST',
    path: '/api/admin/invitation/accept',
    access: 'public',
    summary: 'Join the team with the token of the emailed link, and choose a password.',
    incomplete: { text: 'All fields are required' },
    body: z.object({ token: linkToken(), password: chosenPassword() }),
    refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
  }),
}
