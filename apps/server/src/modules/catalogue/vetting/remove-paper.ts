import type { Runtime } from '../../../platform/runtime.ts'
import type { DocumentRow } from './document-store.ts'

/** Removes the file of a paper; one that stays behind is waste and no reason to fail. */
export const removePaper = ({ files, log }: Runtime, { fileKey }: Pick<DocumentRow, 'fileKey'>) =>
  files
    .remove(fileKey)
    .catch((error: unknown) => log.warn({ error, fileKey }, 'A paper could not be removed'))
