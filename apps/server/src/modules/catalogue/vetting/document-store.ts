import { and, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { vettingDocument } from '../tables/vetting.ts'

export type DocumentRow = typeof vettingDocument.$inferSelect

/** Finds all documents of a vendor, newest first. */
export const findDocuments = (db: Queryable, vendorId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(vettingDocument)
    .where(eq(vettingDocument.vendorId, vendorId))
    .orderBy(desc(vettingDocument.uploadedAt), vettingDocument.id)

/** Finds a document, of one vendor or of any. */
export async function findDocument(
  db: Queryable,
  id: string,
  vendorId?: string,
): Promise<DocumentRow | null> {
  const isOf = vendorId === undefined ? undefined : eq(vettingDocument.vendorId, vendorId)
  const [row] = await db
    .select()
    .from(vettingDocument)
    .where(and(eq(vettingDocument.id, id), isOf))
  return row ?? null
}

/** Inserts a document and returns its row; its file is stored separately. */
export async function insertDocument(
  db: Transaction,
  values: typeof vettingDocument.$inferInsert,
): Promise<DocumentRow> {
  const [row] = await db.insert(vettingDocument).values(values).returning()
  return row!
}

/** Deletes a document with its file. */
export async function deleteDocument(
  { db, enqueue }: UnitOfWork,
  { id, fileKey }: DocumentRow,
): Promise<void> {
  await db.delete(vettingDocument).where(eq(vettingDocument.id, id))
  await enqueue(removeFilesJob, { papers: [fileKey] })
}
