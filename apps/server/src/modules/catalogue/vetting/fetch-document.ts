import { buffer } from 'node:stream/consumers'
import { takesDocuments } from '@anseo/domain/vetting-checks'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findDocument } from './document-store.ts'

/**
 * Returns a document and its file under a generated name; a Garda vetting disclosure is shown to no one (D10).
 * @param vendorId the vendor who must own it; left out for admins.
 * @throws Refusal `NOT_FOUND`
 */
export async function fetchDocument({ db, files }: Runtime, id: string, vendorId?: string) {
  const document = await findDocument(db, id, vendorId)
  const file = document && takesDocuments(document.kind) && (await files.open(document.fileKey))
  if (!document || !file) throw new Refusal('NOT_FOUND')
  const { kind, mediaType } = document
  const ending = mediaType === 'application/pdf' ? 'pdf' : 'webp'
  const name = `${kind}-${id.slice(0, 8)}.${ending}`
  return { document, file: new File([await buffer(file.stream)], name, { type: mediaType }) }
}
