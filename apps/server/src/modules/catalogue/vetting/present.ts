import type { CheckOnWire, DocumentOnWire } from '@anseo/contract/vetting'
import { CHECK_KINDS, type CheckKind, takesDocuments } from '@anseo/domain/vetting-checks'
import { checkStanding, isUndecided, latestVerdict } from '@anseo/domain/vetting-standing'
import { questionAboutCheck } from './question-about-check.ts'
import type { CheckRow } from './check-store.ts'
import type { DocumentRow } from './document-store.ts'
import { lastSubmission } from './last-submission.ts'
import type { VettingFileRows } from './read-vetting-file.ts'

/** Returns every kind of check of a vendor: those that its speciality needs first, then the others. */
export function presentChecks(
  mandatory: readonly CheckKind[],
  file: VettingFileRows,
  now: Date,
): CheckOnWire[] {
  const needed = (kind: CheckKind) => mandatory.includes(kind)
  const kinds = [...CHECK_KINDS.filter(needed), ...CHECK_KINDS.filter((kind) => !needed(kind))]
  return kinds.map((kind) => presentCheck(kind, needed(kind), file, now))
}

function presentCheck(kind: CheckKind, mandatory: boolean, file: VettingFileRows, now: Date): CheckOnWire {
  const last = latestVerdict(file.verdicts, kind)
  const documents = file.documents.filter((document) => document.kind === kind)
  const undecided =
    file.statements.find((one) => one.kind === kind && isUndecided(one, file.verdicts)) ?? null
  return {
    kind,
    mandatory,
    standing: checkStanding(kind, file, now),
    reason: last?.reason ?? null,
    checkedAt: last?.checkedAt.toISOString() ?? null,
    expiresAt: last?.expiresAt?.toISOString() ?? null,
    documentEndsAt: last?.documentEndsAt?.toISOString() ?? null,
    organisation: last?.organisation ?? null,
    vettedOn: last?.vettedOn ?? null,
    stated: undecided && { organisation: undecided.organisation, vettedOn: undecided.vettedOn },
    submittedAt: lastSubmission(kind, file)?.toISOString() ?? null,
    asked: questionAboutCheck(kind, file),
    // Earlier versions took disclosures. They are not shown until retention has removed them (D10).
    documents: takesDocuments(kind)
      ? documents.map((document) => presentDocument(document, file.verdicts))
      : [],
  }
}

/** Returns a document for the wire; `undecided` is true while none of the verdicts covers it. */
export const presentDocument = (row: DocumentRow, verdicts: readonly CheckRow[]): DocumentOnWire => ({
  _id: row.id,
  fileName: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  uploadedAt: row.uploadedAt.toISOString(),
  undecided: isUndecided(row, verdicts),
})
