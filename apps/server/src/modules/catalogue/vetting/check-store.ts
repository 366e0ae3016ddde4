import { endsWithin } from '@anseo/domain/check-reminders'
import { CHECK_REMINDER_DAYS } from '@anseo/domain/limits'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { vettingCheck } from '../tables/vetting.ts'

export type CheckRow = typeof vettingCheck.$inferSelect

/** Finds all verdicts on a vendor's documents, oldest first. */
export const findVerdicts = (db: Queryable, vendorId: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(vettingCheck)
    .where(eq(vettingCheck.vendorId, vendorId))
    .orderBy(asc(vettingCheck.checkedAt))

/** Inserts a verdict on a check; returns false if there is one of the same instant. */
export async function insertVerdict(
  db: Transaction,
  values: typeof vettingCheck.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(vettingCheck)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: vettingCheck.id })
  return rows.length > 0
}

/** Records that everyone was notified of a vendor's expired checks. */
export async function markExpiryNotified(
  db: Transaction,
  vendorId: string,
  kinds: readonly CheckKind[],
  now: Date,
) {
  await db
    .update(vettingCheck)
    .set({ lapsedAt: now })
    .where(
      and(
        eq(vettingCheck.vendorId, vendorId),
        inArray(vettingCheck.kind, [...kinds]),
        isNull(vettingCheck.lapsedAt),
        lte(vettingCheck.expiresAt, now),
      ),
    )
}

const newer = alias(vettingCheck, 'newer')

/** Returns the SQL of the midnight in Dublin from which `days` days are left of a check. */
const midnightWithDaysLeft = (days: number): SQL =>
  sql`(${vettingCheck.expiresAt} at time zone 'Europe/Dublin' - make_interval(days => ${days + 1})) at time zone 'Europe/Dublin'`

/** Returns the condition that a reminder of a check has become due since its vendor was last reminded. */
const isUnreminded = (now: Date): SQL | undefined =>
  or(
    ...CHECK_REMINDER_DAYS.map((days) =>
      and(
        lte(vettingCheck.expiresAt, endsWithin(days, now)),
        or(isNull(vettingCheck.warnedAt), lt(vettingCheck.warnedAt, midnightWithDaysLeft(days))),
      ),
    ),
  )

/** Finds passes that expire soon, without a newer pass and whose reminder is due; the first to expire first. */
export const findDueForReminder = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: vettingCheck.id })
    .from(vettingCheck)
    .where(
      and(
        eq(vettingCheck.outcome, 'passed'),
        isNull(vettingCheck.lapsedAt),
        gt(vettingCheck.expiresAt, now),
        isUnreminded(now),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.vendorId, vettingCheck.vendorId),
                eq(newer.kind, vettingCheck.kind),
                eq(newer.outcome, 'passed'),
                gt(newer.checkedAt, vettingCheck.checkedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(vettingCheck.expiresAt)
    .limit(limit)

/** Records the reminder of a check; returns null if another process has recorded it. */
export async function recordReminder(db: Transaction, id: string, now: Date): Promise<CheckRow | null> {
  const [row] = await db
    .update(vettingCheck)
    .set({ warnedAt: now, timesWarned: sql`${vettingCheck.timesWarned} + 1` })
    .where(and(eq(vettingCheck.id, id), isUnreminded(now)))
    .returning()
  return row ?? null
}

/** Records a reminder that an operator sends now. */
export async function recordReminderNow(db: Transaction, id: string, now: Date) {
  await db
    .update(vettingCheck)
    .set({ warnedAt: now, timesWarned: sql`${vettingCheck.timesWarned} + 1` })
    .where(eq(vettingCheck.id, id))
}

/** Finds a check by its id; undefined if there is none. */
export async function findCheck(db: Queryable, id: string): Promise<CheckRow | undefined> {
  const [row] = await db.select().from(vettingCheck).where(eq(vettingCheck.id, id))
  return row
}

/** Lets a check expire later than its document, and counts the notification of its vendor as a reminder. */
export async function extendCheck(db: Transaction, { id, expiresAt }: CheckRow, until: Date, now: Date) {
  await db
    .update(vettingCheck)
    .set({
      expiresAt: until,
      documentEndsAt: expiresAt,
      lapsedAt: null,
      warnedAt: now,
      timesWarned: sql`${vettingCheck.timesWarned} + 1`,
    })
    .where(eq(vettingCheck.id, id))
}
