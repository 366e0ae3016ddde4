import { buffer } from 'node:stream/consumers'
import { THUMBNAIL_WIDTH_PIXELS } from '@anseo/domain/attached-photos'
import { PHOTO_FORMATS, type PhotoFormat, photoWidths } from '@anseo/domain/work-photo'
import sharp from 'sharp'
import { createWorkLimit } from '../process/work-limit.ts'
import { documentKey, type FileStore } from './file-store.ts'

/** Limits encoding to one photo at a time, since AVIF takes a second and a core. */
const limited = createWorkLimit({ atOnce: 1, waiting: 1000 })

const QUALITY: Record<PhotoFormat, object> = { avif: { quality: 55, effort: 4 }, webp: { quality: 78 } }

/** Returns the key of a photo in one width and format; anyone who has it may see the file. */
export const renditionKey = (fileKey: string, width: number, format: PhotoFormat): string =>
  `${fileKey.replace(/\.paper$/, '')}-${width}.${format}`

/** One file made of a photo. */
export interface Rendition {
  key: string
  width: number
  format: PhotoFormat
}

/** Returns the files of a photo that anyone may see. */
export const publicRenditions = (fileKey: string, ownWidth: number): Rendition[] =>
  photoWidths(ownWidth).flatMap((width) =>
    PHOTO_FORMATS.map((format) => ({ width, format, key: renditionKey(fileKey, width, format) })),
  )

/** Returns the thumbnail of a photo that only some may see; `/images` serves no file with a key of this form. */
export const thumbnailOf = (fileKey: string): Rendition => ({
  width: THUMBNAIL_WIDTH_PIXELS,
  format: 'webp',
  key: documentKey(`${fileKey.replace(/\.paper$/, '')}-thumbnail`),
})

/** Thrown for a photo that cannot be encoded; another try would not help. */
export class PhotoUnreadable extends Error {}

/**
 * Makes renditions of a photo from its private file. Done again it makes the same files.
 * @returns false if the photo has been removed.
 * @throws PhotoUnreadable, FilesAway, Overloaded
 */
export async function makeRenditions(
  files: FileStore,
  fileKey: string,
  renditions: readonly Rendition[],
): Promise<boolean> {
  const whole = await files.open(fileKey)
  if (!whole) return false
  const content = await buffer(whole.stream)
  for (const { width, format, key } of renditions) {
    const made = await limited(() =>
      sharp(content)
        .timeout({ seconds: 30 })
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, QUALITY[format])
        .toBuffer()
        .catch((cause: unknown) => {
          throw new PhotoUnreadable('The photo could not be encoded', { cause })
        }),
    )
    await files.put(key, made)
  }
  return true
}

/** A photo's file key and its width in pixels, by which all its files are named. */
export interface PhotoFile {
  fileKey: string
  width: number
}

/** Removes a photo with all its renditions, public and private. */
export async function removePhotoFiles(files: FileStore, { fileKey, width }: PhotoFile): Promise<void> {
  await files.remove(fileKey)
  for (const { key } of [thumbnailOf(fileKey), ...publicRenditions(fileKey, width)]) await files.remove(key)
}
