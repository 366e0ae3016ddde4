import type { AdminRole } from '@anseo/domain/admin-role'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { admitMember } from '../../identity/public.ts'

interface Invited {
  email: string
  name: string
  role: AdminRole
  passwordHash: string
}

/**
 * Takes an invited person into the team, in the transaction that used the invitation up.
 * @returns the account's id
 */
export async function joinTeam(unit: UnitOfWork, invited: Invited): Promise<string> {
  const id = await admitMember(unit, invited)
  // No member is invited, and an invitation is used once.
  if (id === null) throw new Refusal('LINK_INVALID')
  await recordAudit(unit, {
    adminId: id,
    action: 'team.joined',
    subject: { kind: 'admin', id },
    details: { email: invited.email, role: invited.role },
  })
  return id
}
