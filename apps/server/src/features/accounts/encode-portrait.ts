import { PORTRAIT_SIDE_PIXELS } from '@anseo/domain/portrait'
import sharp from 'sharp'
import { Refusal } from '../../http/refusal.ts'
import { createWorkLimit } from '../../infrastructure/work-limit.ts'

/** More than any phone's camera; a small file that claims more is a bomb. */
const MOST_PIXELS = 64_000_000

/** A picture opened takes up to 250 MB, so few at a time. */
const limited = createWorkLimit({ atOnce: 2, waiting: 20 })

const SIGNATURES: readonly ((content: Buffer) => boolean)[] = [
  (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (content) => content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
]

/**
 * A portrait as it is stored: a square WebP, turned upright, without the metadata of the picture it was made from (C5).
 * @param content a JPEG, PNG or WebP, as its first bytes say, whatever its name.
 * @throws Refusal `IMAGE_INVALID`; Overloaded when too many wait.
 */
export async function encodePortrait(content: Buffer): Promise<Buffer> {
  if (!SIGNATURES.some((matches) => matches(content))) throw new Refusal('IMAGE_INVALID')
  return limited(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(PORTRAIT_SIDE_PIXELS, PORTRAIT_SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw new Refusal('IMAGE_INVALID')
      }),
  )
}
