import { buffer } from 'node:stream/consumers'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findDocument } from './document-store.ts'

/**
 * Returns a document under a generated file name.
 * @param vendorId the vendor who must own it; left out for admins.
 * @throws Refusal `NOT_FOUND`
 */
export async function fetchDocument({ db, files }: Runtime, id: string, vendorId?: string): Promise<File> {
  const document = await findDocument(db, id, vendorId)
  const file = document && (await files.open(document.fileKey))
  if (!file) throw new Refusal('NOT_FOUND')
  const { kind, mediaType } = document
  const ending = mediaType === 'application/pdf' ? 'pdf' : 'webp'
  return new File([await buffer(file.stream)], `${kind}-${id.slice(0, 8)}.${ending}`, { type: mediaType })
}
