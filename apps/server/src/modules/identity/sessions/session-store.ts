import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, session } from '../tables/accounts.ts'
import { secondFactor } from '../tables/second-factors.ts'

/** Inserts a session and returns its id. */
export async function insertSession(
  db: Queryable,
  { now, ...opened }: { accountId: string; tokenHash: string; device: string; address: string; now: Date },
): Promise<string> {
  const [row] = await db
    .insert(session)
    .values({ ...opened, createdAt: now, lastUsedAt: now })
    .returning({ id: session.id })
  return row!.id
}

/** The session of a token, with the role of its account and since when its login has a second step. */
export async function findSession(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select({
      id: session.id,
      accountId: session.accountId,
      role: account.role,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      endedAt: session.endedAt,
      secondFactorAt: secondFactor.confirmedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(secondFactor, eq(secondFactor.accountId, session.accountId))
    .where(eq(session.tokenHash, tokenHash))
  return row
}

/** Updates when a session was last used, unless that was after `unlessAfter`. */
export const touchSession = (db: Queryable, id: string, now: Date, unlessAfter: Date) =>
  db
    .update(session)
    .set({ lastUsedAt: now })
    .where(and(eq(session.id, id), lte(session.lastUsedAt, unlessAfter)))

/** The columns of an ended session; the address it was opened from is removed. */
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
