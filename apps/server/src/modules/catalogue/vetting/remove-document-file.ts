import type { Runtime } from '../../../platform/runtime.ts'
import type { DocumentRow } from './document-store.ts'

/** Removes the file of a document; one that stays behind is waste and no reason to fail. */
export const removeDocumentFile = ({ files, log }: Runtime, { fileKey }: Pick<DocumentRow, 'fileKey'>) =>
  files
    .remove(fileKey)
    .catch((error: unknown) => log.warn({ error, fileKey }, 'A document could not be removed'))
