import { isUndecided } from '@anseo/domain/vetting-standing'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { findVerdicts } from './check-store.ts'
import { deleteDocument, findDocument } from './document-store.ts'

/**
 * Removes a document of the caller.
 * @throws Refusal `NOT_FOUND`; `DOCUMENT_DECIDED` once there is a verdict on it, since checked documents are kept.
 */
export const removeDocumentOf = (runtime: Runtime, { accountId }: Caller, id: string): Promise<void> =>
  runtime.transaction(async (unit) => {
    const { db } = unit
    await lockVendor(db, accountId)
    const document = await findDocument(db, id, accountId)
    if (!document) throw new Refusal('NOT_FOUND')
    if (!isUndecided(document, await findVerdicts(db, accountId))) throw new Refusal('DOCUMENT_DECIDED')
    await deleteDocument(unit, document)
  })
