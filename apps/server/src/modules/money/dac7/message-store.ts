import type { OperatorRecord, SellerRecord } from '@anseo/domain/dac7-record'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { dac7Document, dac7Message } from '../tables/tax.ts'

export type MessageRow = typeof dac7Message.$inferSelect
export type Indicator = typeof dac7Document.$inferSelect.indicator

/** A document of a message with its record in plain. */
export interface PlainDocument {
  vendorId: string | null
  indicator: Indicator
  docRefId: string
  corrDocRefId: string | null
  record: OperatorRecord | SellerRecord
}

/** Names the owner of an encrypted record. */
export const recordOwner = (docRefId: string) => `dac7_document ${docRefId}`

/** Number of documents inserted by one statement, which has a limit of parameters. */
const AT_ONCE = 2_000

/** Stores a message with its documents in their order, and returns its row. */
export async function insertMessage(
  db: Transaction,
  encryption: Encryption,
  values: typeof dac7Message.$inferInsert,
  documents: readonly PlainDocument[],
): Promise<MessageRow> {
  const [row] = await db.insert(dac7Message).values(values).returning()
  const rows = documents.map(({ record, ...document }, position) => ({
    ...document,
    messageId: row!.id,
    position,
    sealedRecord: encryption.seal(JSON.stringify(record), recordOwner(document.docRefId)),
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db.insert(dac7Document).values(rows.slice(from, from + AT_ONCE))
  }
  return row!
}

/** Finds a message of a year. */
export async function findMessage(db: Queryable, year: number, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(dac7Message)
    .where(and(eq(dac7Message.id, id), eq(dac7Message.year, year)))
  return row ?? null
}

/** Finds the message of a year that was filed last. */
export async function findLastFiled(db: Queryable, year: number): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(dac7Message)
    .where(and(eq(dac7Message.year, year), isNotNull(dac7Message.filedAt)))
    .orderBy(desc(dac7Message.filedAt), desc(dac7Message.createdAt))
    .limit(1)
  return row ?? null
}

/** Finds the newest message of a year and kind that was not filed. */
export async function findNewestUnfiled(
  db: Queryable,
  { year, kind }: Pick<MessageRow, 'year' | 'kind'>,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(dac7Message)
    .where(and(eq(dac7Message.year, year), eq(dac7Message.kind, kind), isNull(dac7Message.filedAt)))
    .orderBy(desc(dac7Message.createdAt), desc(dac7Message.id))
    .limit(1)
  return row ?? null
}

/** Reads the documents of a message in their order. */
export async function readDocuments(
  db: Queryable,
  encryption: Encryption,
  messageId: string,
): Promise<PlainDocument[]> {
  const rows = await db
    .select()
    .from(dac7Document)
    .where(eq(dac7Document.messageId, messageId))
    .orderBy(asc(dac7Document.position))
  return rows.map((row) => plain(encryption, row))
}

/** Returns a document with its record in plain. */
export const plain = (encryption: Encryption, row: typeof dac7Document.$inferSelect): PlainDocument => ({
  vendorId: row.vendorId,
  indicator: row.indicator,
  docRefId: row.docRefId,
  corrDocRefId: row.corrDocRefId,
  record: JSON.parse(encryption.open(row.sealedRecord, recordOwner(row.docRefId))) as PlainDocument['record'],
})

/** Locks the messages of the year of one of them, and returns that one; null if there is none. */
export async function lockYearOf(db: Transaction, id: string): Promise<MessageRow | null> {
  const rows = await db
    .select()
    .from(dac7Message)
    .where(eq(dac7Message.year, sql`(select year from dac7_message where id = ${id})`))
    .orderBy(asc(dac7Message.id))
    .for('update')
  return rows.find((row) => row.id === id) ?? null
}

/** Marks a message as filed; false if it was already. */
export async function markFiled(db: Transaction, id: string, adminId: string, now: Date): Promise<boolean> {
  const filed = await db
    .update(dac7Message)
    .set({ filedAt: now, filedBy: adminId })
    .where(and(eq(dac7Message.id, id), isNull(dac7Message.filedAt)))
    .returning({ id: dac7Message.id })
  return filed.length > 0
}

/** Finds the vendors of a message. */
export async function findVendorsOf(db: Queryable, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ vendorId: dac7Document.vendorId })
    .from(dac7Document)
    .where(and(eq(dac7Document.messageId, messageId), isNotNull(dac7Document.vendorId)))
    .orderBy(asc(dac7Document.position))
  return rows.map(({ vendorId }) => vendorId!)
}

/** Finds the messages of a year with the number of their sellers and the names of who handled them, newest first. */
export const findMessages = (db: Queryable, year: number) => {
  const creator = alias(account, 'creator')
  const filer = alias(account, 'filer')
  return db
    .select({
      message: dac7Message,
      sellers: sql<number>`(select count(*)::int from ${dac7Document}
        where ${dac7Document.messageId} = ${dac7Message.id} and ${dac7Document.vendorId} is not null)`,
      createdBy: creator.name,
      filedBy: filer.name,
    })
    .from(dac7Message)
    .leftJoin(creator, eq(creator.id, dac7Message.createdBy))
    .leftJoin(filer, eq(filer.id, dac7Message.filedBy))
    .where(eq(dac7Message.year, year))
    .orderBy(desc(dac7Message.createdAt), desc(dac7Message.id))
}

/** Finds when a message of each year was last filed, by year. */
export async function findFiledYears(db: Queryable): Promise<Map<number, Date>> {
  const rows = await db
    .select({
      year: dac7Message.year,
      filedAt: sql<Date>`max(${dac7Message.filedAt})`.mapWith(dac7Message.filedAt),
    })
    .from(dac7Message)
    .where(isNotNull(dac7Message.filedAt))
    .groupBy(dac7Message.year)
  return new Map(rows.map(({ year, filedAt }) => [year, filedAt]))
}
