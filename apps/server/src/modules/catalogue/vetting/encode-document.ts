import { IMAGE_MAX_BYTES } from '@anseo/domain/limits'
import { Refusal } from '../../../platform/http/refusal.ts'
import { encodePicture } from '../../identity/public.ts'

/** A page of small print stays readable. */
const LONGEST_SIDE_PIXELS = 2400

export interface EncodedDocument {
  content: Buffer
  mediaType: 'application/pdf' | 'image/webp'
}

/** Recognises a PDF by its beginning and end, regardless of the file name. */
const isPdf = (content: Buffer) =>
  content.toString('latin1', 0, 5) === '%PDF-' && content.subarray(-1024).includes('%%EOF')

/**
 * A document as it is stored: a PDF as it came, a picture as a WebP without its metadata.
 * @throws Refusal `DOCUMENT_INVALID` for anything else, `PAYLOAD_TOO_LARGE` for a picture above 5 MB; Overloaded.
 */
export async function encodeDocument(content: Buffer): Promise<EncodedDocument> {
  if (isPdf(content)) return { content, mediaType: 'application/pdf' }
  if (content.length > IMAGE_MAX_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE')
  return { content: await encodeImage(content), mediaType: 'image/webp' }
}

const encodeImage = (content: Buffer) =>
  encodePicture(content, {
    width: LONGEST_SIDE_PIXELS,
    height: LONGEST_SIDE_PIXELS,
    fit: 'inside',
    withoutEnlargement: true,
  }).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Refusal('DOCUMENT_INVALID')
    throw error
  })
