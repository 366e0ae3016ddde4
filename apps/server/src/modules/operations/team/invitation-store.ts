import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { teamInvitation } from '../tables/team-invitations.ts'

type NewInvitation = typeof teamInvitation.$inferInsert
type Renewed = Pick<NewInvitation, 'invitedBy' | 'invitedAt' | 'expiresAt' | 'tokenHash'>

const select = (db: Queryable) =>
  db
    .select({
      id: teamInvitation.id,
      name: teamInvitation.name,
      email: teamInvitation.email,
      role: teamInvitation.role,
      invitedBy: account.name,
      invitedAt: teamInvitation.invitedAt,
      expiresAt: teamInvitation.expiresAt,
    })
    .from(teamInvitation)
    .innerJoin(account, eq(account.id, teamInvitation.invitedBy))
export type InvitationRow = Awaited<ReturnType<typeof select>>[number]

/** Lists the invitations that nobody has accepted, by name. */
export const listInvitations = (db: Queryable): Promise<InvitationRow[]> =>
  select(db).orderBy(asc(teamInvitation.name), teamInvitation.id)

/** Finds an invitation by its id. */
export async function findInvitation(db: Queryable, id: string): Promise<InvitationRow | undefined> {
  const [row] = await select(db).where(eq(teamInvitation.id, id))
  return row
}

/** Finds the invitation of a mailed link. */
export async function findByToken(db: Queryable, tokenHash: string): Promise<InvitationRow | undefined> {
  const [row] = await select(db).where(eq(teamInvitation.tokenHash, tokenHash))
  return row
}

/** Inserts an invitation and returns its id; null if the address has one already. */
export async function insertInvitation(db: Queryable, values: NewInvitation): Promise<string | null> {
  const [row] = await db
    .insert(teamInvitation)
    .values(values)
    .onConflictDoNothing({ target: teamInvitation.email })
    .returning({ id: teamInvitation.id })
  return row?.id ?? null
}

/** Gives an invitation a new link and more time; returns false if there is none. */
export async function renewInvitation(db: Queryable, id: string, renewed: Renewed): Promise<boolean> {
  const { rowCount } = await db.update(teamInvitation).set(renewed).where(eq(teamInvitation.id, id))
  return rowCount === 1
}

const taken = { email: teamInvitation.email, name: teamInvitation.name, role: teamInvitation.role }

/** Deletes an invitation; undefined if there is none, as when another request was first. */
export async function deleteInvitation(db: Queryable, id: string) {
  const [row] = await db.delete(teamInvitation).where(eq(teamInvitation.id, id)).returning(taken)
  return row
}

/** Uses up the invitation of a mailed link; undefined when it is gone, or was sent again with another link. */
export async function takeByToken(db: Queryable, tokenHash: string) {
  const [row] = await db
    .delete(teamInvitation)
    .where(eq(teamInvitation.tokenHash, tokenHash))
    .returning(taken)
  return row
}

/** Uses up the invitation of an address, if it has not expired. */
export async function takeByEmail(db: Queryable, email: string, now: Date) {
  const [row] = await db
    .delete(teamInvitation)
    .where(and(eq(teamInvitation.email, email), gt(teamInvitation.expiresAt, now)))
    .returning(taken)
  return row
}

/** Deletes the invitations that a member sent. */
export const deleteInvitationsOf = (db: Queryable, accountId: string) =>
  db.delete(teamInvitation).where(eq(teamInvitation.invitedBy, accountId))
