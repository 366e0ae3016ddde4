import { PHOTO_FORMATS, type PhotoFormat, photoWidths } from '@anseo/domain/work-photo'
import sharp from 'sharp'
import { createWorkLimit } from '../process/work-limit.ts'
import type { FileStore } from './file-store.ts'

/** Encoding AVIF takes a second and a core. */
const limited = createWorkLimit({ atOnce: 1, waiting: 1000 })

const QUALITY: Record<PhotoFormat, object> = { avif: { quality: 55, effort: 4 }, webp: { quality: 78 } }

/** Returns the key of a photo in one width and format; anyone who has it may see the file. */
export const renditionKey = (fileKey: string, width: number, format: PhotoFormat): string =>
  `${fileKey.replace(/\.paper$/, '')}-${width}.${format}`

const renditionsOf = (fileKey: string, ownWidth: number) =>
  photoWidths(ownWidth).flatMap((width) =>
    PHOTO_FORMATS.map((format) => ({ width, format, key: renditionKey(fileKey, width, format) })),
  )

/** Thrown for a photo that cannot be encoded; another try would not help. */
export class PhotoUnreadable extends Error {}

/**
 * Makes the public widths and formats of a photo from its private file. Done again it makes the same files.
 * @returns false if the photo has been removed.
 * @throws PhotoUnreadable, FilesAway
 */
export async function makeRenditions(files: FileStore, fileKey: string, ownWidth: number): Promise<boolean> {
  const whole = await files.open(fileKey)
  if (!whole) return false
  const chunks: Buffer[] = []
  for await (const chunk of whole.stream) chunks.push(chunk as Buffer)
  const content = Buffer.concat(chunks)
  for (const { width, format, key } of renditionsOf(fileKey, ownWidth)) {
    const made = await limited(() =>
      sharp(content)
        .timeout({ seconds: 30 })
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, QUALITY[format])
        .toBuffer(),
    ).catch((cause: unknown) => {
      throw new PhotoUnreadable('The photo could not be encoded', { cause })
    })
    await files.put(key, made)
  }
  return true
}

/** Removes a photo with all its renditions. */
export async function removePhotoFiles(
  files: FileStore,
  { fileKey, width }: { fileKey: string; width: number },
): Promise<void> {
  await files.remove(fileKey)
  for (const { key } of renditionsOf(fileKey, width)) await files.remove(key)
}
