import { CONSENT_DOCUMENTS, CURRENT_VERSIONS } from '@anseo/domain/consents'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { insertConsents } from './store.ts'

/** Records the consents of a new account, in the transaction that opens it. */
export async function recordConsents({ db, now }: UnitOfWork, accountId: string): Promise<void> {
  const all = CONSENT_DOCUMENTS.map((document) => ({
    document,
    version: CURRENT_VERSIONS[document],
    acceptedAt: now,
  }))
  await insertConsents(db, accountId, all)
}
