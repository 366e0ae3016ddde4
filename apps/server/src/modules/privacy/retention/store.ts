import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { session } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { erasure, retentionRun } from '../../identity/tables/erasures.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { vettingDocument } from '../../catalogue/tables/vetting.ts'

export type RetentionRun = typeof retentionRun.$inferSelect

/** So many rows of a table, and nobody else's of this moment: two processes share the work. */
const some = (table: PgTable, where: SQL | undefined, limit: number) =>
  sql`ctid = any(array(select ctid from ${table} where ${where} limit ${limit} for update skip locked))`

/** Deletes so many rows and answers how many there were. */
export async function deleteSome(
  db: Transaction,
  table: PgTable,
  where: SQL | undefined,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${table} where ${some(table, where, limit)}`)
  return rowCount ?? 0
}

/** Forgets from where so many sessions were opened that are over, on whichever site. */
export async function forgetSessionAddresses(
  db: Transaction,
  { usedBy, openedBy }: { usedBy: Date; openedBy: Date },
  limit: number,
): Promise<number> {
  const over = sql`address is not null
    and (last_used_at <= ${usedBy.toISOString()} or created_at <= ${openedBy.toISOString()})`
  const { rowCount } = await db.execute(
    sql`update ${session} set address = null where ${some(session, over, limit)}`,
  )
  return rowCount ?? 0
}

/** Takes the words out of so many appointments that began before an instant. */
export async function wipeAppointments(db: Transaction, before: Date, limit: number): Promise<number> {
  const old = sql`starts_at < ${before.toISOString()} and num_nonnulls(note, vendor_note, end_reason, address) > 0`
  const { rowCount } = await db.execute(
    sql`update appointment set note = null, vendor_note = null, end_reason = null, address = null
      where ${some(appointment, old, limit)}`,
  )
  return rowCount ?? 0
}

/** Takes so many names out of what was kept of erased accounts for the records. */
export async function wipeRecordNames(db: Transaction, now: Date, limit: number): Promise<number> {
  const over = sql`records_until <= ${now.toISOString()}`
  const { rowCount } = await db.execute(
    sql`update erasure set name_in_records = null, records_until = null where ${some(erasure, over, limit)}`,
  )
  return rowCount ?? 0
}

/** Deletes so many papers of vendors that were rejected before an instant, and answers the keys of their files. */
export async function deleteRejectedPapers(db: Transaction, before: Date, limit: number): Promise<string[]> {
  const rejected = sql`vendor_id in (select id from ${vendor}
    where rejected_at < ${before.toISOString()} and verified_at is null)`
  const { rows } = await db.execute<{ key: string }>(
    sql`delete from ${vettingDocument} where ${some(vettingDocument, rejected, limit)} returning file_key as key`,
  )
  return rows.map(({ key }) => key)
}

/** The run of a day, which is begun if there is none. */
export async function beginRun(db: Queryable, day: string, startedAt: Date): Promise<RetentionRun> {
  await db.insert(retentionRun).values({ day, startedAt }).onConflictDoNothing()
  const [row] = await db.select().from(retentionRun).where(eq(retentionRun.day, day))
  return row!
}

/** Adds to what went on a day, in the transaction that removed it. */
export const countRemoved = (db: Transaction, day: string, kind: string, removed: number) =>
  db.execute(sql`
    update retention_run set removed = removed
      || jsonb_build_object(${kind}::text, coalesce((removed ->> ${kind})::int, 0) + ${removed}::int)
    where day = ${day}`)

export const finishRun = (db: Queryable, day: string, finishedAt: Date) =>
  db.update(retentionRun).set({ finishedAt }).where(eq(retentionRun.day, day))

/** The newest runs. */
export const findRuns = (db: Queryable, limit: number): Promise<RetentionRun[]> =>
  db.select().from(retentionRun).orderBy(desc(retentionRun.day)).limit(limit)
