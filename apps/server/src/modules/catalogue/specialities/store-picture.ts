import sharp from 'sharp'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { encodePicture } from '../../identity/public.ts'
import { DOOR_PIXELS, ICON_PIXELS, pictureFiles } from './picture-files.ts'

/** A picture whose files are stored. */
export interface StoredPicture {
  pictureKey: string
  pictureKind: 'figure' | 'photo'
}

const AVIF = { quality: 60, effort: 4 }

/**
 * Stores an uploaded picture under a key, cut to a square, without metadata and in all its sizes and formats. One
 * with a transparent background is a figure in front of its door; any other fills the door.
 * @throws Refusal `IMAGE_INVALID`; Overloaded
 */
export async function storePicture(
  files: FileStore,
  pictureKey: string,
  sent: Buffer,
): Promise<StoredPicture> {
  const door = await encodePicture(sent, { width: DOOR_PIXELS, height: DOOR_PIXELS, fit: 'cover' })
  const { image, icon, imageAvif } = pictureFiles(pictureKey)
  await files.put(image, door)
  await files.put(icon, await sharp(door).resize(ICON_PIXELS).webp({ quality: 82 }).toBuffer())
  await files.put(imageAvif, await sharp(door).avif(AVIF).toBuffer())
  const { isOpaque } = await sharp(door).stats()
  return { pictureKey, pictureKind: isOpaque ? 'photo' : 'figure' }
}

/** Removes the files of an uploaded picture. */
export async function removePicture(files: FileStore, pictureKey: string): Promise<void> {
  for (const key of Object.values(pictureFiles(pictureKey))) await files.remove(key)
}
