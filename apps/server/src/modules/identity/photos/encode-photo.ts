import { STORED_PHOTO_SIDE_PIXELS } from '@anseo/domain/work-photo'
import sharp from 'sharp'
import { encodePicture } from '../accounts/encode-picture.ts'

/** A photo as it is stored, and its size in pixels. */
interface EncodedPhoto {
  content: Buffer
  width: number
  height: number
}

/**
 * Returns a photo as it is stored: upright, without metadata such as the place where it was taken, and no larger than
 * needed.
 * @throws Refusal `IMAGE_INVALID`; Overloaded
 */
export async function encodePhoto(sent: Buffer): Promise<EncodedPhoto> {
  const side = STORED_PHOTO_SIDE_PIXELS
  const content = await encodePicture(sent, {
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const { width, height } = await sharp(content).metadata()
  return { content, width, height }
}
