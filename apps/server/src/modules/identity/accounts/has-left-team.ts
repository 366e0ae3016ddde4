import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { teamMember } from '../tables/team.ts'
import type { Account } from './account-store.ts'

/** Returns whether an admin's account belongs to no member of the team any more, so that it opens nothing (D1). */
export const hasLeftTeam = async (db: Queryable, { id, role }: Pick<Account, 'id' | 'role'>) =>
  role === 'admin' && (await db.$count(teamMember, eq(teamMember.accountId, id))) === 0
