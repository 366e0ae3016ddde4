import { PORTRAIT_SIDE_PIXELS } from '@anseo/domain/portrait'
import { encodePicture } from './encode-picture.ts'

/**
 * A portrait as it is stored: a square, without metadata (C5).
 * @param content a JPEG, PNG or WebP, as its first bytes say, whatever its name.
 * @throws Refusal `IMAGE_INVALID`; Overloaded when too many wait.
 */
export const encodePortrait = (content: Buffer): Promise<Buffer> =>
  encodePicture(content, { width: PORTRAIT_SIDE_PIXELS, height: PORTRAIT_SIDE_PIXELS, fit: 'cover' })
