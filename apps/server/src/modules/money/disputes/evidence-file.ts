import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { EVIDENCE_FILE_MAX_BYTES, EVIDENCE_FILE_TOO_LARGE } from '@anseo/domain/evidence'
import { cleanFileName } from '../../../platform/files/clean-file-name.ts'
import { documentKey } from '../../../platform/files/file-store.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { SentDocument } from '../../../platform/http/upload.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { encodeDocument } from '../../catalogue/public.ts'
import { lockOpenDraft } from './answer-dispute.ts'
import { deleteDisputeFile, findDisputeFile, insertDisputeFile } from './file-store.ts'

/**
 * Stores the file that goes with the evidence against a dispute, in place of one before: a PDF as it came, a picture as a
 * JPEG without its metadata, since the provider takes no WebP (D3).
 * @throws Refusal `INVALID_REQUEST` without a file or for one that is too large, `DOCUMENT_INVALID`; as `lockOpenDraft`.
 */
export async function addEvidenceFileOf(
  runtime: Runtime,
  caller: Caller,
  disputeId: string,
  sent: SentDocument | null,
): Promise<void> {
  if (!sent) throw invalidField('document', 'Choose a file.')
  const { content, mediaType } = await encodeDocument(sent.content, 'jpeg')
  if (content.length > EVIDENCE_FILE_MAX_BYTES) throw invalidField('document', EVIDENCE_FILE_TOO_LARGE)
  const fileKey = documentKey(randomUUID())
  const fileName = cleanFileName(sent.fileName)
  await runtime.files.put(fileKey, content)
  try {
    await runtime.transaction(async (unit) => {
      await lockOpenDraft(unit, disputeId)
      await removeFile(unit, disputeId)
      await insertDisputeFile(unit.db, {
        disputeId,
        fileKey,
        mediaType,
        fileName,
        bytes: content.length,
        uploadedAt: unit.now,
        uploadedBy: caller.accountId,
      })
      await record(unit, caller, disputeId, 'dispute.file-added', { file: fileName })
    })
  } catch (error) {
    await runtime.files.remove(fileKey).catch(() => undefined)
    throw error
  }
}

/**
 * Removes the file from the evidence against a dispute (D3).
 * @throws Refusal `NOT_FOUND` also if there is no file; as `lockOpenDraft`.
 */
export const removeEvidenceFileOf = ({ transaction }: Runtime, caller: Caller, disputeId: string) =>
  transaction(async (unit) => {
    await lockOpenDraft(unit, disputeId)
    if (!(await removeFile(unit, disputeId))) throw new Refusal('NOT_FOUND')
    await record(unit, caller, disputeId, 'dispute.file-removed')
  })

/**
 * Returns the file of the evidence against a dispute to an operator; the audit log records it (D3).
 * @throws Refusal `NOT_FOUND`
 */
export async function viewEvidenceFile(runtime: Runtime, caller: Caller, disputeId: string): Promise<File> {
  const row = await findDisputeFile(runtime.db, disputeId)
  const stored = row && (await runtime.files.open(row.fileKey))
  if (!row || !stored) throw new Refusal('NOT_FOUND')
  await runtime.transaction((unit) => record(unit, caller, disputeId, 'dispute.file-viewed'))
  const ending = row.mediaType === 'application/pdf' ? 'pdf' : 'jpg'
  return new File([await buffer(stored.stream)], `evidence-${disputeId.slice(0, 8)}.${ending}`, {
    type: row.mediaType,
  })
}

async function removeFile(unit: UnitOfWork, disputeId: string): Promise<boolean> {
  const key = await deleteDisputeFile(unit.db, disputeId)
  if (key !== null) await unit.enqueue(removeFilesJob, { papers: [key] })
  return key !== null
}

const record = (
  unit: UnitOfWork,
  { accountId: adminId }: Caller,
  id: string,
  action: string,
  details?: Record<string, string>,
) => recordAudit(unit, { adminId, action, subject: { kind: 'dispute', id }, ...(details && { details }) })
