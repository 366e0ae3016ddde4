import { WORK_PHOTO_MIN_SIDE_PIXELS, WORK_PHOTO_SIDE_PIXELS } from '@anseo/domain/work-photo'
import sharp from 'sharp'
import { Refusal } from '../../../platform/http/refusal.ts'
import { encodePicture } from '../../identity/public.ts'

/** A photo as it is stored, and its size in pixels. */
export interface EncodedPhoto {
  content: Buffer
  width: number
  height: number
}

/**
 * Returns a photo as it is stored: upright, without metadata such as the place where it was taken, and no larger than
 * needed.
 * @throws Refusal `IMAGE_INVALID`, `IMAGE_TOO_SMALL`; Overloaded
 */
export async function encodePhoto(sent: Buffer): Promise<EncodedPhoto> {
  const side = WORK_PHOTO_SIDE_PIXELS
  const content = await encodePicture(sent, {
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const { width, height } = await sharp(content).metadata()
  if (Math.min(width, height) < WORK_PHOTO_MIN_SIDE_PIXELS) throw new Refusal('IMAGE_TOO_SMALL')
  return { content, width, height }
}
