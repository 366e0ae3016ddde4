import type { MemberOrder } from '@anseo/contract/team'
import type { AdminRole } from '@anseo/domain/admin-role'
import { asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { folded } from '../../../platform/database/text-search.ts'
import { account, session } from '../tables/accounts.ts'
import { teamMember } from '../tables/team.ts'

/** Returns whether the team has anybody. */
export const hasMember = async (db: Queryable): Promise<boolean> => (await db.$count(teamMember)) > 0

/** Finds the member of an address. */
export async function findMemberByEmail(db: Queryable, email: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(teamMember, eq(teamMember.accountId, account.id))
    .where(eq(account.email, email))
  return row
}

const lastUsed = max(session.lastUsedAt)

const ORDERS: Record<MemberOrder, SQL[]> = {
  name: [asc(folded(account.name)), asc(account.id)],
  'name-desc': [desc(folded(account.name)), desc(account.id)],
  role: [asc(teamMember.role), asc(account.id)],
  'role-desc': [desc(teamMember.role), desc(account.id)],
  active: [sql`${lastUsed} desc nulls last`, desc(account.id)],
  'active-asc': [sql`${lastUsed} asc nulls first`, asc(account.id)],
}

/** Lists the members in an order, each with the last use of a session; some of them where there are ids. */
export const listMembers = (db: Queryable, order: MemberOrder, ids?: readonly string[] | undefined) =>
  db
    .select({
      id: account.id,
      name: account.name,
      email: account.email,
      imageKey: account.imageKey,
      role: teamMember.role,
      joinedAt: teamMember.joinedAt,
      lastUsedAt: lastUsed,
    })
    .from(teamMember)
    .innerJoin(account, eq(account.id, teamMember.accountId))
    .leftJoin(session, eq(session.accountId, account.id))
    .where(ids && inArray(account.id, [...ids]))
    .groupBy(account.id, teamMember.accountId)
    .orderBy(...ORDERS[order])
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** Takes an account into the team; returns false if it is there already. */
export async function insertMember(db: Queryable, member: typeof teamMember.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(teamMember).values(member).onConflictDoNothing()
  return rowCount === 1
}

/** Changes a member's role. */
export const setRole = (db: Queryable, accountId: string, role: AdminRole) =>
  db.update(teamMember).set({ role }).where(eq(teamMember.accountId, accountId))

/** Takes a member out of the team; its account stays, since records name it. */
export const deleteMember = (db: Queryable, accountId: string) =>
  db.delete(teamMember).where(eq(teamMember.accountId, accountId))

/**
 * Locks all owners until the transaction ends, so that two owners who remove each other cannot leave the team without one.
 * @returns their account ids.
 */
export async function lockOwners(db: Transaction): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: teamMember.accountId })
    .from(teamMember)
    .where(eq(teamMember.role, 'owner'))
    .orderBy(teamMember.accountId)
    .for('update')
  return new Set(rows.map(({ id }) => id))
}

/** Locks a member until the transaction ends; undefined if there is none. */
export async function lockMember(
  db: Transaction,
  accountId: string,
): Promise<{ name: string; email: string; role: AdminRole } | undefined> {
  const [row] = await db
    .select({ name: account.name, email: account.email, role: teamMember.role })
    .from(teamMember)
    .innerJoin(account, eq(account.id, teamMember.accountId))
    .where(eq(teamMember.accountId, accountId))
    .for('update', { of: teamMember })
  return row
}
