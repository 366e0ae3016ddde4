import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { recordedPayment } from '../tables/payment-requests.ts'

export type RecordRow = typeof recordedPayment.$inferSelect

/** Inserts what a vendor recorded as paid and returns its id. */
export async function insertRecord(
  db: Transaction,
  values: typeof recordedPayment.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(recordedPayment).values(values).returning({ id: recordedPayment.id })
  return row!.id
}

/** Marks a record of a locked appointment as undone and returns it; null if there is none, or it was undone before. */
export async function undoRecord(
  db: Transaction,
  { appointmentId, recordId }: { appointmentId: string; recordId: string },
  now: Date,
): Promise<RecordRow | null> {
  const [row] = await db
    .update(recordedPayment)
    .set({ undoneAt: now })
    .where(
      and(
        eq(recordedPayment.id, recordId),
        eq(recordedPayment.appointmentId, appointmentId),
        isNull(recordedPayment.undoneAt),
      ),
    )
    .returning()
  return row ?? null
}

/** Finds the records of the given appointments that were not undone, oldest first. */
export const findRecords = (db: Queryable, appointmentIds: readonly string[]): Promise<RecordRow[]> =>
  db
    .select()
    .from(recordedPayment)
    .where(and(inArray(recordedPayment.appointmentId, [...appointmentIds]), isNull(recordedPayment.undoneAt)))
    .orderBy(asc(recordedPayment.recordedAt), asc(recordedPayment.id))
