import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { account, session } from '../identity/tables/accounts.ts'
import { pushSubscription } from './tables/push.ts'

type NewSubscription = Omit<typeof pushSubscription.$inferInsert, 'id' | 'failures'>

/** Stores a browser's subscription for this account and session, replacing any previous owner. */
export const saveSubscription = (db: Queryable, { endpoint, ...values }: NewSubscription) =>
  db
    .insert(pushSubscription)
    .values({ endpoint, ...values })
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: { ...values, failures: 0 } })

/** Deletes the other subscriptions of a session, since a session is one browser with one subscription. */
export const deleteOtherSubscriptions = (db: Queryable, sessionId: string, endpoint: string) =>
  db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.sessionId, sessionId), ne(pushSubscription.endpoint, endpoint)))

/** Deletes an account's push subscription at an endpoint. */
export const deleteSubscription = (db: Queryable, accountId: string, endpoint: string) =>
  db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), eq(pushSubscription.endpoint, endpoint)))

/** Deletes a push subscription. */
export const deleteSubscriptionById = (db: Queryable, id: string) =>
  db.delete(pushSubscription).where(eq(pushSubscription.id, id))

/** Deletes the push subscriptions of ended sessions. */
export const deleteSubscriptionsOf = (db: Queryable, sessionIds: string[]) =>
  db.delete(pushSubscription).where(inArray(pushSubscription.sessionId, sessionIds))

/** Lists the push endpoints of a session. */
export async function listEndpoints(db: Queryable, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(eq(pushSubscription.sessionId, sessionId))
  return rows.map(({ endpoint }) => endpoint)
}

const LOGIN = {
  role: account.role,
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
}

/** Finds the push subscriptions of some accounts whose sessions have not ended. */
export const findSubscriptions = (db: Queryable, accountIds: string[]) =>
  db
    .select({ id: pushSubscription.id, accountId: pushSubscription.accountId })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(and(inArray(pushSubscription.accountId, accountIds), isNull(session.endedAt)))

/** Finds a push subscription with its session; undefined once the session has ended. */
export async function findSubscription(db: Queryable, id: string) {
  const [row] = await db
    .select({ subscription: pushSubscription, login: LOGIN })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .innerJoin(account, eq(account.id, pushSubscription.accountId))
    .where(and(eq(pushSubscription.id, id), isNull(session.endedAt)))
  return row
}

/** Lists the next push subscriptions of a group of accounts after the id `after`, by id. */
export const listSubscribers = (
  db: Queryable,
  { after, limit, among }: { after: string | null; limit: number; among: SQL | undefined },
) =>
  db
    .select({ id: pushSubscription.id, accountId: pushSubscription.accountId, role: account.role })
    .from(pushSubscription)
    .innerJoin(account, eq(account.id, pushSubscription.accountId))
    .where(and(after === null ? undefined : gt(pushSubscription.id, after), among))
    .orderBy(asc(pushSubscription.id))
    .limit(limit)

/** Resets the count of consecutive failures; writes nothing if it is 0 already. */
export const recordSuccess = (db: Queryable, id: string) =>
  db
    .update(pushSubscription)
    .set({ failures: 0 })
    .where(and(eq(pushSubscription.id, id), gt(pushSubscription.failures, 0)))

/** Counts a failure, and gives up on a browser that has failed `most` times in a row. */
export async function recordFailure(db: Queryable, id: string, most: number): Promise<void> {
  await db
    .update(pushSubscription)
    .set({ failures: sql`${pushSubscription.failures} + 1` })
    .where(eq(pushSubscription.id, id))
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), gt(pushSubscription.failures, most)))
}

/** Replaces the subscription with that address and secret by a new one; returns whether there was one. */
export async function replaceSubscription(
  db: Transaction,
  old: { endpoint: string; auth: string },
  next: { endpoint: string; p256dh: string; auth: string },
): Promise<boolean> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpoint, next.endpoint), ne(pushSubscription.endpoint, old.endpoint)))
  const changed = await db
    .update(pushSubscription)
    .set({ ...next, failures: 0 })
    .where(and(eq(pushSubscription.endpoint, old.endpoint), eq(pushSubscription.auth, old.auth)))
    .returning({ id: pushSubscription.id })
  return changed.length > 0
}
