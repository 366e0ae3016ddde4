import type { Runtime } from '../../../platform/runtime.ts'
import type { DocumentRow } from './document-store.ts'

/** Removes a document's file. A failure is only logged, since an orphaned file does no harm. */
export const removeDocumentFile = ({ files, log }: Runtime, { fileKey }: Pick<DocumentRow, 'fileKey'>) =>
  files
    .remove(fileKey)
    .catch((error: unknown) => log.warn({ error, fileKey }, 'A document could not be removed'))
