import { complaintCalls } from '@anseo/contract/complaints'
import type { AdminRole } from '@anseo/domain/admin-role'
import { and, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { teamMember } from '../../identity/tables/team.ts'

/** The roles that may answer complaints. */
const ANSWERING: readonly AdminRole[] = ['owner', ...complaintCalls.answer.roles]

/**
 * Returns whether an admin may answer a complaint: not about their own decision, unless no one else on the team
 * may.
 */
export async function mayAnswer(db: Queryable, adminId: string, decidedBy: string | null): Promise<boolean> {
  if (adminId !== decidedBy) return true
  const others = and(ne(teamMember.accountId, adminId), inArray(teamMember.role, [...ANSWERING]))
  return (await db.$count(teamMember, others)) === 0
}
