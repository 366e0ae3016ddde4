import type { Queryable } from '../../../platform/database/database.ts'
import { type CheckRow, findVerdicts } from './check-store.ts'
import { type DocumentRow, findDocuments } from './document-store.ts'

/** All documents of a vendor and the verdicts on them, as the rules take them. */
export interface VettingFileRows {
  verdicts: CheckRow[]
  documents: DocumentRow[]
}

/** Reads a vendor's documents and the verdicts on its checks. */
export async function readVettingFile(db: Queryable, vendorId: string): Promise<VettingFileRows> {
  const [verdicts, documents] = await Promise.all([findVerdicts(db, vendorId), findDocuments(db, vendorId)])
  return { verdicts, documents }
}
