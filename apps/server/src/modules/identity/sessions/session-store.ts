import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account, session } from '../tables/accounts.ts'
import { secondFactor } from '../tables/second-factors.ts'
import { teamMember } from '../tables/team.ts'

interface NewSession {
  accountId: string
  tokenHash: string
  device: string
  address: string
  /** Given for one that a passkey opens. */
  passkeyAt?: Date
  now: Date
}

/** Inserts a session and returns its id. */
export async function insertSession(db: Queryable, { now, ...opened }: NewSession): Promise<string> {
  const [row] = await db
    .insert(session)
    .values({ ...opened, createdAt: now, lastUsedAt: now })
    .returning({ id: session.id })
  return row!.id
}

/**
 * Inserts a session in one statement, if the account still has that password and its login no second step. One that is
 * being set up counts, because a statement that waits for the account does not see it confirmed.
 * @returns whether it did.
 */
export async function insertSimpleSession(
  db: Queryable,
  { id, passwordHash }: { id: string; passwordHash: string },
  { tokenHash, device, address, now }: Omit<NewSession, 'accountId' | 'passkeyAt'>,
): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await db.execute(sql`
    insert into session (account_id, token_hash, device, address, created_at, last_used_at)
    select ${account.id}, ${tokenHash}, ${device}, ${address}, ${at}::timestamptz, ${at}::timestamptz
    from ${account} where ${account.id} = ${id} and ${account.passwordHash} = ${passwordHash}
      and not exists (select from ${secondFactor} where ${secondFactor.accountId} = ${account.id})
    for share`)
  return rowCount === 1
}

/** Records that a session has made a passkey, which stands for the second step (C2). */
export const markPasskey = (db: Queryable, id: string, now: Date) =>
  db.update(session).set({ passkeyAt: now }).where(eq(session.id, id))

/**
 * Finds the sessions of some tokens, each with the roles of its account, since when that is blocked and since when its
 * login has a second step.
 */
export const findSessions = (db: Queryable, tokenHashes: readonly string[]) =>
  db
    .select({
      tokenHash: session.tokenHash,
      id: session.id,
      accountId: session.accountId,
      role: account.role,
      adminRole: teamMember.role,
      blockedAt: account.blockedAt,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      endedAt: session.endedAt,
      passkeyAt: session.passkeyAt,
      secondFactorAt: secondFactor.confirmedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(secondFactor, eq(secondFactor.accountId, session.accountId))
    .leftJoin(teamMember, eq(teamMember.accountId, session.accountId))
    .where(sql`${session.tokenHash} = any(${sql.param(tokenHashes)}::text[])`)

/**
 * Updates when some sessions were last used, except where that was after `unlessAfter`. One that another transaction is
 * just touching or ending is left to it.
 */
export async function touchSessions(
  db: Queryable,
  ids: readonly string[],
  now: Date,
  unlessAfter: Date,
): Promise<void> {
  const free = db
    .select({ id: session.id })
    .from(session)
    .where(and(sql`${session.id} = any(${sql.param(ids)}::uuid[])`, lte(session.lastUsedAt, unlessAfter)))
    .for('no key update', { skipLocked: true })
  await db.update(session).set({ lastUsedAt: now }).where(inArray(session.id, free))
}

/** Returns the columns of an ended session; the address it was opened from is removed. */
const ended = (now: Date) => ({ endedAt: now, address: null })

/** Ends one session. */
export const endSession = (db: Queryable, id: string, now: Date) =>
  db
    .update(session)
    .set(ended(now))
    .where(and(eq(session.id, id), isNull(session.endedAt)))

/** Ends a session if it belongs to the account; returns whether there was one to end. */
export async function endSessionOf(
  db: Queryable,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(session)
    .set(ended(now))
    .where(and(eq(session.id, id), eq(session.accountId, accountId), isNull(session.endedAt)))
  return rowCount === 1
}

/** Ends an account's sessions, except `except` if given; returns the ids of the ended ones. */
export async function endSessions(
  db: Queryable,
  { accountId, except, now }: { accountId: string; except: string | undefined; now: Date },
): Promise<string[]> {
  const rows = await db
    .update(session)
    .set(ended(now))
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.endedAt),
        except === undefined ? undefined : ne(session.id, except),
      ),
    )
    .returning({ id: session.id })
  return rows.map(({ id }) => id)
}

/** Keeps a session from being ended until the end of the transaction; false if it has been. */
export async function lockSession(db: Transaction, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), isNull(session.endedAt)))
    .for('no key update')
  return rows.length > 0
}
