import type { listQuotes } from '@anseo/contract/quotes'
import type { QueryOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { quoteToWire } from './present.ts'
import { findVersions, isQuoteOfClient, listNewestVersions } from './store.ts'

/** Returns a page of the vendor's quotes, each by its newest version, newest first. */
export async function listOwnQuotes(
  { db, settings, clock }: Runtime,
  { accountId }: Caller,
  query: QueryOf<typeof listQuotes>,
) {
  const { rows, total } = await listNewestVersions(db, accountId, query)
  const { page, pageSize } = query
  const quotes = rows.map((row) => quoteToWire(row, settings.current, clock.now()))
  return { quotes, total, page, pageSize }
}

/** Returns a quote of the client with all its versions, oldest first. @throws Refusal `NOT_FOUND` */
export async function showOwnQuote({ db, settings, clock }: Runtime, { accountId }: Caller, id: string) {
  const versions = await findVersions(db, id, isQuoteOfClient(accountId))
  if (versions.length === 0) throw new Refusal('NOT_FOUND')
  const now = clock.now()
  return {
    versions: versions.map((one) => quoteToWire(one, settings.current, now)),
  }
}
