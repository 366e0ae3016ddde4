import type { CheckKind } from '@anseo/domain/vetting-checks'
import type { Queryable } from '../../../platform/database/database.ts'
import { findQuestions, type QuestionRow } from '../questions/question-store.ts'
import { type CheckRow, findVerdicts } from './check-store.ts'
import { type DocumentRow, findDocuments } from './document-store.ts'
import { findGardaStatement, type GardaRow } from './garda-store.ts'

/** A vendor's own statement on a check that takes no documents. */
type Statement = GardaRow & { kind: CheckKind; uploadedAt: Date }

/** All documents and statements of a vendor, the verdicts on them and what was asked, as the rules take them. */
export interface VettingFileRows {
  verdicts: CheckRow[]
  documents: DocumentRow[]
  statements: Statement[]
  questions: QuestionRow[]
}

/** Reads a vendor's documents and statements, the verdicts on its checks, and what operators have asked for. */
export async function readVettingFile(db: Queryable, vendorId: string): Promise<VettingFileRows> {
  // One after the other: within a transaction all share a connection.
  const statements = await findGardaStatement(db, vendorId)
  return {
    verdicts: await findVerdicts(db, vendorId),
    documents: await findDocuments(db, vendorId),
    statements: statements.map((row) => ({ ...row, kind: 'garda-vetting', uploadedAt: row.statedAt })),
    questions: await findQuestions(db, vendorId),
  }
}
