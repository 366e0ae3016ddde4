import { PORTRAIT_SIDE_PIXELS } from '@anseo/domain/portrait'
import { encodePicture } from './encode-picture.ts'

/**
 * Returns a portrait as it is stored: a square, without metadata (C5).
 * @param content a JPEG, PNG or WebP, recognised by its first bytes.
 * @throws Refusal `IMAGE_INVALID`; Overloaded if too many are waiting.
 */
export const encodePortrait = (content: Buffer): Promise<Buffer> =>
  encodePicture(content, { width: PORTRAIT_SIDE_PIXELS, height: PORTRAIT_SIDE_PIXELS, fit: 'cover' })
