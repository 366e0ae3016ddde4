import { handle, job } from '../jobs/job.ts'
import type { FileStore } from './file-store.ts'
import { removePortrait } from './portrait-widths.ts'

/** Removes the portraits, in all widths, and the documents of a deleted account. */
export const removeFilesJob = job<{ portraits: string[]; papers: string[] }>('remove-files')

/** Works it off: done again until it is done. */
export const handleRemoveFiles = ({ files }: { files: FileStore }) =>
  handle(removeFilesJob, async ({ portraits, papers }) => {
    for (const key of portraits) await removePortrait(files, key)
    for (const key of papers) await files.remove(key)
  })
