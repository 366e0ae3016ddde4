import { CURRENT_VERSIONS, outdatedDocuments } from '@anseo/domain/consents'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findConsents } from './store.ts'

/** Lists the caller's accepted documents with their instants, the current versions, and the documents still to be accepted. */
export async function listConsents({ db }: Pick<Runtime, 'db'>, { accountId }: Pick<Caller, 'accountId'>) {
  const accepted = await findConsents(db, accountId)
  return {
    consents: accepted.map(({ acceptedAt, ...one }) => ({ ...one, acceptedAt: acceptedAt.toISOString() })),
    current: CURRENT_VERSIONS,
    outdated: outdatedDocuments(accepted),
  }
}
