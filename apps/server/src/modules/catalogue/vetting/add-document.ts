import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@anseo/contract/call'
import type { addDocument } from '@anseo/contract/vetting'
import { MAX_DOCUMENTS_PER_CHECK } from '@anseo/domain/limits'
import { takesDocuments } from '@anseo/domain/vetting-checks'
import { isUndecided } from '@anseo/domain/vetting-standing'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { SentDocument } from '../../../platform/http/upload.ts'
import { cleanFileName } from '../../../platform/files/clean-file-name.ts'
import { documentKey } from '../../../platform/files/file-store.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { announceAnswer } from '../questions/announce-answer.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { questionAboutCheck } from './question-about-check.ts'
import { deleteDocument, insertDocument } from './document-store.ts'
import { encodeDocument } from './encode-document.ts'
import { presentDocument } from './present.ts'
import { readVettingFile, type VettingFileRows } from './read-vetting-file.ts'

type Body = BodyOf<typeof addDocument>

const NOT_TAKEN = "Don't send us the disclosure. Tell us which organisation vetted you instead."

/**
 * Stores a document of the caller for one of its checks. With `replaces`, it replaces a document under review.
 * @throws Refusal `INVALID_REQUEST` without a file, `DOCUMENT_INVALID`, `PAYLOAD_TOO_LARGE`, `TOO_MANY_DOCUMENTS`;
 * `NOT_FOUND` or `DOCUMENT_DECIDED` if the document to replace does not exist or has been decided.
 */
export async function addDocumentOf(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  body: Body,
  sent: SentDocument | null,
): Promise<ReplyOf<typeof addDocument>> {
  if (!takesDocuments(body.kind)) throw invalidField('kind', NOT_TAKEN)
  if (!sent) throw invalidField('document', 'Choose a file.')
  const { content, mediaType } = await encodeDocument(sent.content, 'webp')
  const id = randomUUID()
  const fileKey = documentKey(id)
  await runtime.files.put(fileKey, content)
  try {
    const document = await runtime.transaction(async (unit) => {
      await lockVendor(unit.db, vendorId)
      const file = await readVettingFile(unit.db, vendorId)
      await makeRoom(unit, file, body)
      const fileName = cleanFileName(sent.fileName)
      const row = { id, vendorId, kind: body.kind, fileKey, mediaType, fileName, bytes: content.length }
      const inserted = await insertDocument(unit.db, { ...row, uploadedAt: unit.now })
      await announceAnswer(unit, vendorId, questionAboutCheck(body.kind, file))
      return presentDocument(inserted, file.verdicts)
    })
    return { document, message: 'Document sent for review' }
  } catch (error) {
    await runtime.files
      .remove(fileKey)
      .catch((cause: unknown) =>
        runtime.log.warn({ error: cause, fileKey }, 'A document could not be removed'),
      )
    throw error
  }
}

/** Deletes the document to be replaced; without one, checks the limit. */
async function makeRoom(
  unit: UnitOfWork,
  { verdicts, documents }: VettingFileRows,
  { kind, replaces }: Body,
): Promise<void> {
  const ofKind = documents.filter((document) => document.kind === kind)
  if (replaces === undefined) {
    // Decided documents are kept as a record and do not count, since a policy is renewed every year.
    const undecided = ofKind.filter((document) => isUndecided(document, verdicts))
    if (undecided.length >= MAX_DOCUMENTS_PER_CHECK) throw new Refusal('TOO_MANY_DOCUMENTS')
    return
  }
  const replaced = ofKind.find(({ id }) => id === replaces)
  if (!replaced) throw new Refusal('NOT_FOUND')
  if (!isUndecided(replaced, verdicts)) throw new Refusal('DOCUMENT_DECIDED')
  await deleteDocument(unit, replaced)
}
