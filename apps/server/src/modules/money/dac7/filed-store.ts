import type { FiledRecord } from '@anseo/domain/dac7-changes'
import type { OperatorRecord, SellerRecord } from '@anseo/domain/dac7-record'
import { and, asc, eq, inArray, isNotNull, ne, not, sql } from 'drizzle-orm'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { dac7Document, dac7Message } from '../tables/tax.ts'
import { type MessageRow, plain } from './message-store.ts'

/** Returns the documents that a year's filed messages leave standing: not deleted, and not replaced by a later one. */
const standing = (db: Queryable, year: number) => {
  const isReplaced = sql`exists (select from ${dac7Document} later
    join ${dac7Message} sent on sent.id = later.message_id and sent.filed_at is not null
    where later.corr_doc_ref_id = ${dac7Document.docRefId})`
  return db
    .select({ document: dac7Document })
    .from(dac7Document)
    .innerJoin(dac7Message, eq(dac7Message.id, dac7Document.messageId))
    .where(
      and(
        eq(dac7Message.year, year),
        isNotNull(dac7Message.filedAt),
        inArray(dac7Document.indicator, ['OECD1', 'OECD2']),
        not(isReplaced),
      ),
    )
    .orderBy(asc(dac7Document.vendorId))
}

/** The records of the operator and of each seller in a year's filed messages. */
export interface FiledState {
  operator: { docRefId: string; record: OperatorRecord } | null
  sellers: Map<string, FiledRecord>
}

/** Reads the last filed records of the operator and of each seller of a year. */
export async function readFiled(db: Queryable, encryption: Encryption, year: number): Promise<FiledState> {
  const state: FiledState = { operator: null, sellers: new Map() }
  for (const { document } of await standing(db, year)) {
    const { vendorId, docRefId, record } = plain(encryption, document)
    if (vendorId === null) state.operator = { docRefId, record: record as OperatorRecord }
    else state.sellers.set(vendorId, { docRefId, record: record as SellerRecord })
  }
  return state
}

/**
 * Returns whether a message no longer follows what is filed: it reports as new a seller or the operator that is filed,
 * or corrects a document that was replaced or deleted.
 */
export async function isOutdated(db: Queryable, { id, year }: MessageRow): Promise<boolean> {
  const standingRefs = new Map(
    (await standing(db, year)).map(({ document }) => [document.vendorId, document.docRefId]),
  )
  const own = await db
    .select({ vendorId: dac7Document.vendorId, corrects: dac7Document.corrDocRefId })
    .from(dac7Document)
    .where(and(eq(dac7Document.messageId, id), ne(dac7Document.indicator, 'OECD0')))
  return own.some(({ vendorId, corrects }) => (standingRefs.get(vendorId) ?? null) !== corrects)
}
