import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import {
  type CountedRows,
  countedRows,
  countRows,
  ONE,
  placeOf,
} from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, session } from '../tables/accounts.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { isExpired, sessionLimits } from './session-lifetime.ts'

/** Returns the condition that a session belongs to the caller's account and has not expired. */
function areOpen({ accountId, role }: Caller, now: Date) {
  const { usedBy, openedBy } = sessionLimits(role, now)
  return and(
    eq(session.accountId, accountId),
    isNull(session.endedAt),
    gt(session.lastUsedAt, usedBy),
    gt(session.createdAt, openedBy),
  )
}

/** Finds a page of the caller's good sessions: the one that asks first, then by last use. */
export async function listOpenSessions(
  db: Queryable,
  caller: Caller,
  { now, ...page }: { now: Date; page: number; pageSize: number },
) {
  const { limit, offset } = placeOf(page)
  return db
    .select({
      id: session.id,
      device: session.device,
      address: session.address,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .where(areOpen(caller, now))
    .orderBy(sql`(${session.id} = ${caller.sessionId}) desc`, desc(session.lastUsedAt), session.id)
    .limit(limit)
    .offset(offset)
}

/** Counts the open sessions of the caller. */
export async function countOpenSessions(db: Queryable, caller: Caller, now: Date): Promise<CountedRows> {
  return countedRows(await countRows(db, db.select(ONE).from(session).where(areOpen(caller, now))))
}

/** Returns those of these sessions that have not expired. */
export async function findOpenSessions(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({
      id: session.id,
      role: account.role,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(inArray(session.id, [...ids]), isNull(session.endedAt)))
  return new Set(rows.filter((row) => !isExpired(row, now)).map(({ id }) => id))
}
