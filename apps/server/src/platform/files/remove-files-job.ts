import { handle, job } from '../jobs/job.ts'
import type { FileStore } from './file-store.ts'
import { removePortrait } from './portrait-widths.ts'
import { type PhotoFile, removePhotoFiles } from './renditions.ts'

interface Files {
  portraits?: string[]
  papers?: string[]
  photos?: PhotoFile[]
}

/** Removes portraits in all widths, documents, and photos with their renditions. */
export const removeFilesJob = job<Files>('remove-files')

/** Works it off: done again until it is done. */
export const handleRemoveFiles = ({ files }: { files: FileStore }) =>
  handle(removeFilesJob, async ({ portraits = [], papers = [], photos = [] }) => {
    for (const key of portraits) await removePortrait(files, key)
    for (const key of papers) await files.remove(key)
    for (const photo of photos) await removePhotoFiles(files, photo)
  })
