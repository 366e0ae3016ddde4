import type { QueryOf } from '@anseo/contract/call'
import type { teamCalls } from '@anseo/contract/team'
import type { Runtime } from '../../../platform/runtime.ts'
import { listMembers } from '../../identity/public.ts'
import { listInvitations } from './invitation-store.ts'
import { presentInvitation, presentMember } from './present.ts'

/** Returns the team in an order, and the open invitations. */
export async function listTeam({ db }: Pick<Runtime, 'db'>, { order }: QueryOf<typeof teamCalls.list>) {
  const [members, invitations] = await Promise.all([listMembers(db, order), listInvitations(db)])
  return {
    members: members.map(presentMember),
    invitations: invitations.map(presentInvitation),
  }
}
