import type { CheckKind } from '@anseo/domain/vetting-checks'
import { and, asc, eq, gt, inArray, isNull, lte, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../infrastructure/database/database.ts'
import { vettingCheck } from '../../infrastructure/database/schema/vetting.ts'

export type CheckRow = typeof vettingCheck.$inferSelect

/** All verdicts on a vendor's papers, oldest first. */
export const findVerdicts = (db: Queryable, vendorId: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(vettingCheck)
    .where(eq(vettingCheck.vendorId, vendorId))
    .orderBy(asc(vettingCheck.checkedAt))

/** Writes a verdict down; false when there is one of the same instant. */
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

/** Notes that all concerned were told that a vendor's checks have ended. */
export async function noteLapse(db: Transaction, vendorId: string, kinds: readonly CheckKind[], now: Date) {
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

/** Passes that end between two instants, with no verdict after them and no warning yet, the first to end first. */
export const findUnwarned = (db: Queryable, now: Date, until: Date, limit: number) =>
  db
    .select({ id: vettingCheck.id })
    .from(vettingCheck)
    .where(
      and(
        eq(vettingCheck.outcome, 'passed'),
        isNull(vettingCheck.warnedAt),
        isNull(vettingCheck.lapsedAt),
        gt(vettingCheck.expiresAt, now),
        lte(vettingCheck.expiresAt, until),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.vendorId, vettingCheck.vendorId),
                eq(newer.kind, vettingCheck.kind),
                gt(newer.checkedAt, vettingCheck.checkedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(vettingCheck.expiresAt)
    .limit(limit)

/** Notes the warning of a check; null when somebody else was faster. */
export async function noteWarning(db: Transaction, id: string, now: Date): Promise<CheckRow | null> {
  const [row] = await db
    .update(vettingCheck)
    .set({ warnedAt: now })
    .where(and(eq(vettingCheck.id, id), isNull(vettingCheck.warnedAt)))
    .returning()
  return row ?? null
}
