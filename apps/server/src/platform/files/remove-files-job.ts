import { handle, job } from '../jobs/job.ts'
import type { FileStore } from './file-store.ts'
import { removePortrait } from './portrait-widths.ts'
import { type PhotoFile, removePhotoFiles } from './renditions.ts'

interface Files {
  portraits?: string[]
  /** Keys of documents and of other single files. */
  papers?: string[]
  photos?: PhotoFile[]
}

/** Removes portraits in all widths, documents and other single files, and photos with their renditions. */
export const removeFilesJob = job<Files>('remove-files')

/** Handles the job: removes the files; an attempt that fails is repeated until all are removed. */
export const handleRemoveFiles = ({ files }: { files: FileStore }) =>
  handle(removeFilesJob, async ({ portraits = [], papers: fileKeys = [], photos = [] }) => {
    for (const key of portraits) await removePortrait(files, key)
    for (const key of fileKeys) await files.remove(key)
    for (const photo of photos) await removePhotoFiles(files, photo)
  })
