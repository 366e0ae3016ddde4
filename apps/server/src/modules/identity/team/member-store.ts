import type { AdminRole } from '@anseo/domain/admin-role'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { teamMember } from '../tables/team.ts'

/** Returns whether the team has anybody. */
export const hasMember = async (db: Queryable): Promise<boolean> => (await db.$count(teamMember)) > 0

/** Returns an account's role in the team; undefined if it belongs to no member. */
export async function roleInTeam(db: Queryable, accountId: string): Promise<AdminRole | undefined> {
  const [row] = await db
    .select({ role: teamMember.role })
    .from(teamMember)
    .where(eq(teamMember.accountId, accountId))
  return row?.role
}

/** Takes an account into the team. */
export const insertMember = (db: Queryable, member: typeof teamMember.$inferInsert) =>
  db.insert(teamMember).values(member)

/** Changes a member's role. */
export const setRole = (db: Queryable, accountId: string, role: AdminRole) =>
  db.update(teamMember).set({ role }).where(eq(teamMember.accountId, accountId))

/** Takes a member out of the team; its account stays, as the log's entries name it. */
export const deleteMember = (db: Queryable, accountId: string) =>
  db.delete(teamMember).where(eq(teamMember.accountId, accountId))

/**
 * Holds all owners still until the transaction's end, so that two owners cannot take the last one away together.
 * @returns their account ids.
 */
export async function lockOwners(db: Transaction): Promise<Set<string>> {
  const rows = await db
    .select({ id: teamMember.accountId })
    .from(teamMember)
    .where(eq(teamMember.role, 'owner'))
    .orderBy(teamMember.accountId)
    .for('update')
  return new Set(rows.map(({ id }) => id))
}

/** Holds a member still until the transaction's end; undefined if there is none. */
export async function lockMember(db: Transaction, accountId: string): Promise<AdminRole | undefined> {
  const [row] = await db
    .select({ role: teamMember.role })
    .from(teamMember)
    .where(eq(teamMember.accountId, accountId))
    .for('update')
  return row?.role
}
