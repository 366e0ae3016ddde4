import { buffer } from 'node:stream/consumers'
import type { Runtime } from '../../../platform/runtime.ts'
import { findDisputeFile, updateProviderFile } from './file-store.ts'

/**
 * Hands the file of a dispute to the provider, once: the key names the stored file.
 * @returns the provider's id of it; null if the evidence has no file.
 */
export async function sendFile({ db, files, stripe }: Runtime, disputeId: string): Promise<string | null> {
  const row = await findDisputeFile(db, disputeId)
  if (!row || row.providerFileId !== null) return row?.providerFileId ?? null
  const stored = await files.open(row.fileKey)
  if (!stored) throw new Error(`The file of dispute ${disputeId} is gone`)
  const { id } = await stripe.files.create(
    {
      purpose: 'dispute_evidence',
      file: { data: await buffer(stored.stream), name: row.fileName, type: row.mediaType },
    },
    { idempotencyKey: `evidence-file-${row.fileKey}` },
  )
  await updateProviderFile(db, row, id)
  return id
}
