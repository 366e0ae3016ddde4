import { and, asc, eq, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { scheduledBroadcast } from '../tables/broadcasts.ts'

type Row = typeof scheduledBroadcast.$inferSelect

/** Finds the announcements that are still to be sent, the next one first, with the name of the admin. */
export const findScheduled = (db: Queryable) =>
  db
    .select({ scheduled: scheduledBroadcast, adminName: account.name })
    .from(scheduledBroadcast)
    .leftJoin(account, eq(account.id, scheduledBroadcast.adminId))
    .orderBy(asc(scheduledBroadcast.sendAt), scheduledBroadcast.id)
export type ScheduledRow = Awaited<ReturnType<typeof findScheduled>>[number]

/** Inserts an announcement to be sent later. */
export async function insertScheduled(
  db: Transaction,
  values: typeof scheduledBroadcast.$inferInsert,
): Promise<Row> {
  const [row] = await db.insert(scheduledBroadcast).values(values).returning()
  return row!
}

/** Locks an announcement that is still to be sent; null if it was sent or cancelled. */
export async function lockScheduled(db: Transaction, id: string): Promise<Row | null> {
  const [row] = await db.select().from(scheduledBroadcast).where(eq(scheduledBroadcast.id, id)).for('update')
  return row ?? null
}

/** Updates a locked announcement. */
export const updateScheduled = (db: Transaction, id: string, changes: Partial<Row>) =>
  db.update(scheduledBroadcast).set(changes).where(eq(scheduledBroadcast.id, id))

/** Takes an announcement from those that are still to be sent; null if it is no longer one, or not due by an instant. */
export async function takeScheduled(db: Transaction, id: string, dueBy?: Date): Promise<Row | null> {
  const [row] = await db
    .delete(scheduledBroadcast)
    .where(and(eq(scheduledBroadcast.id, id), dueBy && lte(scheduledBroadcast.sendAt, dueBy)))
    .returning()
  return row ?? null
}

/** Finds the ids of the announcements that are due, the first one first. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: scheduledBroadcast.id })
    .from(scheduledBroadcast)
    .where(lte(scheduledBroadcast.sendAt, now))
    .orderBy(asc(scheduledBroadcast.sendAt), scheduledBroadcast.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
