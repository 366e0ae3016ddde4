import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PhotoFormat } from '@anseo/domain/work-photo'

const FOLDER = new URL('../../../work-photos/', import.meta.url)

/** The folder of the drawn photos of work, in the repository. */
export const PHOTO_FOLDER = fileURLToPath(FOLDER)

/** The size of a drawn photo in pixels. */
export const PHOTO_SIZE = { width: 720, height: 900 } as const

/** Returns the file of a photo in one width and format. */
export const photoFile = (name: string, width: number, format: PhotoFormat) =>
  fileURLToPath(new URL(`${name}-${width}.${format}`, FOLDER))

/** Reads a photo in one width and format. */
export const readPhoto = (name: string, width: number, format: PhotoFormat) =>
  readFile(photoFile(name, width, format))
