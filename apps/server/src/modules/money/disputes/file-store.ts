import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { disputeFile } from '../tables/dispute-files.ts'

export type DisputeFileRow = typeof disputeFile.$inferSelect

/** Reads the file that goes with the evidence of a dispute; null if there is none. */
export async function findDisputeFile(db: Queryable, disputeId: string): Promise<DisputeFileRow | null> {
  const [row] = await db.select().from(disputeFile).where(eq(disputeFile.disputeId, disputeId))
  return row ?? null
}

/** Inserts the file of a locked dispute that has none. */
export const insertDisputeFile = async (
  db: Transaction,
  values: typeof disputeFile.$inferInsert,
): Promise<void> => void (await db.insert(disputeFile).values(values))

/** Deletes the file of a locked dispute and returns its key; null if there was none. */
export async function deleteDisputeFile(db: Transaction, disputeId: string): Promise<string | null> {
  const [row] = await db
    .delete(disputeFile)
    .where(eq(disputeFile.disputeId, disputeId))
    .returning({ key: disputeFile.fileKey })
  return row?.key ?? null
}

/** Records the id under which the provider has a file. */
export const updateProviderFile = async (
  db: Queryable,
  { disputeId }: DisputeFileRow,
  providerFileId: string,
): Promise<void> =>
  void (await db.update(disputeFile).set({ providerFileId }).where(eq(disputeFile.disputeId, disputeId)))
