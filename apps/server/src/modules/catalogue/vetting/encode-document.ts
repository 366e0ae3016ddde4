import { IMAGE_MAX_BYTES } from '@anseo/domain/limits'
import { Refusal } from '../../../platform/http/refusal.ts'
import { encodePicture, type PictureFormat } from '../../identity/public.ts'

/** Large enough for a page of small print to stay readable. */
const LONGEST_SIDE_PIXELS = 2400

export interface EncodedDocument<F extends PictureFormat> {
  content: Buffer
  mediaType: 'application/pdf' | `image/${F}`
}

/** Recognises a PDF by its beginning and end, regardless of the file name. */
const isPdf = (content: Buffer) =>
  content.toString('latin1', 0, 5) === '%PDF-' && content.subarray(-1024).includes('%%EOF')

/**
 * Returns a document as it is stored: a PDF unchanged, a picture in the given format without its metadata.
 * @throws Refusal `DOCUMENT_INVALID` for anything else, `PAYLOAD_TOO_LARGE` for a picture above 5 MB; Overloaded.
 */
export async function encodeDocument<F extends PictureFormat>(
  content: Buffer,
  format: F,
): Promise<EncodedDocument<F>> {
  if (isPdf(content)) return { content, mediaType: 'application/pdf' }
  if (content.length > IMAGE_MAX_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE')
  return { content: await encodeImage(content, format), mediaType: `image/${format}` }
}

const encodeImage = (content: Buffer, format: PictureFormat) =>
  encodePicture(
    content,
    {
      width: LONGEST_SIDE_PIXELS,
      height: LONGEST_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    },
    format,
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Refusal('DOCUMENT_INVALID')
    throw error
  })
