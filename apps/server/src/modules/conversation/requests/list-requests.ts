import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { quoteRequestCalls } from '@anseo/contract/quote-requests'
import { quoteState } from '@anseo/domain/quote'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { readPage } from '../../../platform/http/cursor-page.ts'
import { placeAt } from '../../../platform/http/newest-first.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentAttachedPhoto, readAttachedPhotos } from '../../identity/public.ts'
import { factsOfVersion, quoteToWire } from '../quotes/present.ts'
import { findNewestOfRequest } from '../quotes/store.ts'
import {
  compareQuote,
  presentAskedVendor,
  presentOfClient,
  presentOfVendor,
  presentVendor,
} from './present.ts'
import {
  countOf,
  countUnanswered,
  findCompared,
  findOfClient,
  findOfVendor,
  type RequestRow,
} from '../request-records/store.ts'

type Query = QueryOf<typeof quoteRequestCalls.listByClient>

/** Returns a page of the client's requests, the newest first. */
export async function listOwnRequests(
  { db, clock }: Runtime,
  { accountId }: Caller,
  query: Query,
): Promise<ReplyOf<typeof quoteRequestCalls.listByClient>> {
  const { page, ...rest } = await readPage(query, {
    find: (limit) => findOfClient(db, accountId, { limit, cursor: query.cursor }),
    placeOf: placeOfRequest,
    count: () => countOf(db, 'client', accountId),
  })
  const photos = await photosOf(db, page)
  const requests = page.map((row) => presentOfClient(row, photos(row.request), clock.now()))
  return { requests, ...rest }
}

/** Returns a page of the requests that ask the vendor, the newest first. */
export async function listAskedRequests(
  { db, clock }: Runtime,
  { accountId }: Caller,
  query: Query,
): Promise<ReplyOf<typeof quoteRequestCalls.listByVendor>> {
  const { page, ...rest } = await readPage(query, {
    find: (limit) => findOfVendor(db, accountId, { limit, cursor: query.cursor }),
    placeOf: placeOfRequest,
    count: () => countOf(db, 'vendor', accountId),
  })
  const now = clock.now()
  const [photos, unanswered] = await Promise.all([photosOf(db, page), countUnanswered(db, accountId, now)])
  const requests = page.map((row) => presentOfVendor(row, photos(row.request), now))
  return { requests, unanswered, ...rest }
}

/**
 * Returns a request of the client with the vendors that it asks, and its open or accepted quotes, the lowest total
 * first.
 * @throws Refusal `NOT_FOUND`
 */
export async function showOwnRequest(
  { db, clock, settings }: Runtime,
  { accountId }: Caller,
  id: string,
): Promise<ReplyOf<typeof quoteRequestCalls.get>> {
  const now = clock.now()
  const [row] = await findOfClient(db, accountId, { limit: 1, cursor: undefined }, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [photos, compared, versions] = await Promise.all([
    photosOf(db, [row]),
    findCompared(db, id),
    findNewestOfRequest(db, id),
  ])
  const vendors = new Map(compared.map((one) => [one.id, presentVendor(one, row.request.area)]))
  const shown = versions.filter((one) => quoteState(factsOfVersion(one), now) !== 'withdrawn')
  const quoted = new Set(shown.map(({ quote }) => quote.vendorId))
  return {
    request: presentOfClient(row, photos(row.request), now),
    asked: compared.map((one) => presentAskedVendor(one, vendors.get(one.id)!, quoted.has(one.id))),
    quotes: shown
      .map((one) => compareQuote(quoteToWire(one, settings.current, now), vendors.get(one.quote.vendorId)!))
      .toSorted((a, b) => a.total - b.total),
  }
}

const placeOfRequest = ({ request: { madeAt, id } }: { request: RequestRow }) => placeAt(madeAt, id)

async function photosOf(db: Queryable, rows: readonly { request: RequestRow }[]) {
  const found = await readAttachedPhotos(
    db,
    'requestId',
    rows.map(({ request }) => request.id),
  )
  return ({ id }: RequestRow) => (found.get(id) ?? []).map(presentAttachedPhoto)
}
