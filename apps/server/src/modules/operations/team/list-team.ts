import type { Runtime } from '../../../platform/runtime.ts'
import { listMembers } from '../../identity/public.ts'
import { listInvitations } from './invitation-store.ts'
import { presentInvitation, presentMember } from './present.ts'

/** Returns the team and the open invitations. */
export async function listTeam({ db }: Pick<Runtime, 'db'>) {
  const [members, invitations] = await Promise.all([listMembers(db), listInvitations(db)])
  return {
    members: members.map(presentMember),
    invitations: invitations.map(presentInvitation),
  }
}
