import sharp, { type ResizeOptions } from 'sharp'
import { Refusal } from '../../../platform/http/refusal.ts'
import { createWorkLimit } from '../../../platform/process/work-limit.ts'

/** More than any phone's camera; a small file that claims more is a bomb. */
const MOST_PIXELS = 64_000_000
const QUALITY = 82

export type PictureFormat = 'webp' | 'jpeg'

/** A picture opened takes up to 250 MB, so few at a time. */
const limited = createWorkLimit({ atOnce: 2, waiting: 20 })

const SIGNATURES: readonly ((content: Buffer) => boolean)[] = [
  (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (content) => content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
]

/**
 * Returns a picture as it is stored: upright, without metadata, as WebP, or as JPEG for those who take no WebP.
 * @param content a JPEG, PNG or WebP, recognised by its first bytes.
 * @throws Refusal `IMAGE_INVALID`; Overloaded if too many are waiting.
 */
export async function encodePicture(
  content: Buffer,
  shape: ResizeOptions,
  format: PictureFormat = 'webp',
): Promise<Buffer> {
  if (!SIGNATURES.some((matches) => matches(content))) throw new Refusal('IMAGE_INVALID')
  return limited(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(shape)
      // JPEG would paint what is transparent black.
      .flatten(format === 'jpeg' && { background: 'white' })
      .toFormat(format, { quality: QUALITY })
      .toBuffer()
      .catch(() => {
        throw new Refusal('IMAGE_INVALID')
      }),
  )
}
