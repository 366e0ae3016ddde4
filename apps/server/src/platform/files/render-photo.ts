import type { PhotoState } from '@anseo/domain/work-photo'
import type { Runtime } from '../runtime.ts'
import {
  makeRenditions,
  type PhotoFile,
  PhotoUnreadable,
  type Rendition,
  removePhotoFiles,
} from './renditions.ts'

/** The row of a photo whose files are to be made. */
export interface RenderedPhoto extends PhotoFile {
  state: PhotoState
  renditions: readonly Rendition[]
  /** Stores whether they are made; returns false if the photo was removed meanwhile. */
  setState: (state: PhotoState) => Promise<boolean>
}

/** Makes the files of a photo that others see; one that cannot be encoded is marked as failed (B11). */
export async function renderPhoto(
  { files, log }: Pick<Runtime, 'files' | 'log'>,
  photo: RenderedPhoto,
): Promise<void> {
  if (photo.state !== 'processing') return
  const { fileKey, width } = photo
  try {
    if (!(await makeRenditions(files, fileKey, photo.renditions))) return
    // A photo that was removed meanwhile, for example with its account, leaves no file behind.
    if (!(await photo.setState('ready'))) await removePhotoFiles(files, { fileKey, width })
  } catch (error) {
    if (!(error instanceof PhotoUnreadable)) throw error
    log.warn({ error, fileKey }, 'A photo could not be encoded')
    await photo.setState('failed')
  }
}
