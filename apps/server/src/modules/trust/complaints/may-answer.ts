import { contentNoticeCalls } from '@anseo/contract/content-notices'
import { type AdminRole, mayCall } from '@anseo/domain/admin-role'
import type { Measure } from '@anseo/domain/moderation'
import { and, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { teamMember } from '../../identity/tables/team.ts'

/** A decision that is complained about: its measure, null for a report without action, and who took it. */
interface Contested {
  measure: Measure | null
  decidedBy: string | null
}

/**
 * Returns why an admin may not answer a complaint: it belongs to those who may take such a decision, since the answer can
 * undo it, and not to the one who took it, unless no one else on the team may. Null if the admin may.
 */
export async function answerProblem(
  db: Queryable,
  { accountId, adminRole }: Caller,
  { measure, decidedBy }: Contested,
): Promise<'FORBIDDEN' | 'OWN_DECISION' | null> {
  const { roles } = measure === 'suspend' ? contentNoticeCalls.suspendAuthor : contentNoticeCalls.decide
  if (!adminRole || !mayCall(adminRole, roles)) return 'FORBIDDEN'
  if (accountId !== decidedBy) return null
  const answering: AdminRole[] = ['owner', ...roles]
  const others = and(ne(teamMember.accountId, accountId), inArray(teamMember.role, answering))
  return (await db.$count(teamMember, others)) === 0 ? null : 'OWN_DECISION'
}

/** Returns the decision that a complaint is about. */
export const contestedOf = ({
  statement,
  notice,
}: {
  statement: { measure: Measure; decidedBy: string | null } | null
  notice: { decidedBy: string | null } | null
}): Contested => ({
  measure: statement?.measure ?? null,
  decidedBy: (statement ?? notice)?.decidedBy ?? null,
})
