import { and, count, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AskedPlace } from '@anseo/domain/travel'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { isAfter, newestFirst } from '../../../platform/http/newest-first.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { message } from '../tables/messages.ts'
import { askedVendor, quoteRequest, type RequestDetail } from '../tables/quote-requests.ts'
import { quote, quoteVersion } from '../tables/quotes.ts'

export type RequestRow = typeof quoteRequest.$inferSelect
export type AskedVendorRow = typeof askedVendor.$inferSelect

/** Inserts a request and the vendors that it asks; returns its row. */
export async function insertRequest(
  db: Transaction,
  values: typeof quoteRequest.$inferInsert,
  vendorIds: readonly string[],
): Promise<RequestRow> {
  const [row] = await db.insert(quoteRequest).values(values).returning()
  await db.insert(askedVendor).values(vendorIds.map((vendorId) => ({ requestId: row!.id, vendorId })))
  return row!
}

/** Counts the open requests of a client. */
export const countOpen = (db: Queryable, clientId: string, now: Date): Promise<number> =>
  db.$count(
    quoteRequest,
    and(eq(quoteRequest.clientId, clientId), isNull(quoteRequest.closedAt), gt(quoteRequest.openUntil, now)),
  )

/** Locks a request until the end of the transaction; null if there is none. Its quotes are locked after it. */
export async function lockRequest(db: Transaction, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(quoteRequest).where(eq(quoteRequest.id, id)).for('update')
  return row ?? null
}

/** Where a request wants its visit. */
export const ASKED_COLUMNS = { place: quoteRequest.place, area: quoteRequest.area }

/** Finds where a request that asks a vendor wants its visit; null if none does. */
export async function findAskedPlace(
  db: Queryable,
  requestId: string,
  vendorId: string,
): Promise<AskedPlace | null> {
  const [row] = await db
    .select(ASKED_COLUMNS)
    .from(askedVendor)
    .innerJoin(quoteRequest, eq(quoteRequest.id, askedVendor.requestId))
    .where(and(eq(askedVendor.requestId, requestId), eq(askedVendor.vendorId, vendorId)))
  return row ?? null
}

/** Finds the vendors that a request asks, by id. */
export const findAskedVendors = (db: Queryable, requestId: string): Promise<AskedVendorRow[]> =>
  db.select().from(askedVendor).where(eq(askedVendor.requestId, requestId)).orderBy(askedVendor.vendorId)

/** Records that an asked vendor has declined, or by null that it quotes after all. */
export async function setDeclined(
  db: Transaction,
  { requestId, vendorId }: Pick<AskedVendorRow, 'requestId' | 'vendorId'>,
  declined: { declinedAt: Date; declinedWords: string | null } | null,
): Promise<void> {
  await db
    .update(askedVendor)
    .set(declined ?? { declinedAt: null, declinedWords: null })
    .where(and(eq(askedVendor.requestId, requestId), eq(askedVendor.vendorId, vendorId)))
}

/** Adds a detail to a locked request. */
export async function insertDetail(db: Transaction, id: string, detail: RequestDetail): Promise<void> {
  await db
    .update(quoteRequest)
    .set({ details: sql`${quoteRequest.details} || ${JSON.stringify([detail])}::jsonb` })
    .where(eq(quoteRequest.id, id))
}

/** Replaces the words or the details of a locked request. */
export async function setWords(
  db: Transaction,
  id: string,
  said: Partial<Pick<RequestRow, 'words' | 'details'>>,
): Promise<void> {
  await db.update(quoteRequest).set(said).where(eq(quoteRequest.id, id))
}

/** Finds the ids of the requests of a client that take answers, or have a quote that can still be accepted. */
export async function findOpen(db: Queryable, clientId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: quoteRequest.id })
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.clientId, clientId),
        isNull(quoteRequest.closedAt),
        or(gt(quoteRequest.openUntil, now), hasValidQuote(now)),
      ),
    )
    .orderBy(quoteRequest.id)
  return rows.map(({ id }) => id)
}

/** Records that a locked request is closed. */
export async function setClosed(db: Transaction, id: string, closedAt: Date): Promise<void> {
  await db.update(quoteRequest).set({ closedAt }).where(eq(quoteRequest.id, id))
}

/** The request of the row, for subqueries, in which a column without its table would be one of their own. */
const THIS = sql.raw('quote_request.id')

/** The condition that a quote for the request can be accepted: its newest version counts. */
const hasValidQuote = (now: Date): SQL => sql`exists (
  select from ${quote} join ${quoteVersion} on ${quoteVersion.quoteId} = ${quote.id}
  where ${quote.requestId} = ${THIS} and ${quote.withdrawnAt} is null and ${quote.closedAt} is null
    and ${quoteVersion.expiresAt} > ${now.toISOString()} and not exists (
      select from quote_version newer where newer.quote_id = ${quote.id} and newer.version > ${quoteVersion.version}))`

/** The booking made from the accepted quote of a request; null without one. */
const appointmentId = sql<string | null>`(
  select ${quote.appointmentId} from ${quote} where ${quote.requestId} = ${THIS} and ${quote.acceptedAt} is not null)`

/** A page of requests; without a limit the first 1,000. */
export interface Range {
  limit: number
  cursor: string | undefined
}

const LAST_MADE_FIRST = { time: quoteRequest.madeAt, id: quoteRequest.id }

/** Finds requests of a client, the newest first; with an id only that one. */
export const findOfClient = (db: Queryable, clientId: string, { limit, cursor }: Range, id?: string) =>
  db
    .select({
      request: quoteRequest,
      appointmentId,
      askedVendors: sql<number>`(select count(*) from ${askedVendor} where ${askedVendor.requestId} = ${THIS})::int`,
      quotes: sql<number>`(select count(distinct ${quote.vendorId}) from ${quote}
        where ${quote.requestId} = ${THIS} and ${quote.withdrawnAt} is null)::int`,
    })
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.clientId, clientId),
        id ? eq(quoteRequest.id, id) : isAfter(cursor, LAST_MADE_FIRST),
      ),
    )
    .orderBy(...newestFirst(LAST_MADE_FIRST))
    .limit(limit)

/** Finds the requests that ask a vendor, the newest first, with their clients. */
export const findOfVendor = (db: Queryable, vendorId: string, { limit, cursor }: Range) =>
  db
    .select({
      request: quoteRequest,
      asked: askedVendor,
      client: { id: account.id, name: account.name, imageKey: account.imageKey },
      vendorPlace: vendor.place,
      accepted: sql<boolean>`exists (select from ${quote}
        where ${quote.requestId} = ${THIS} and ${quote.vendorId} = ${vendorId} and ${quote.acceptedAt} is not null)`,
      quoteId: sql<string | null>`(select ${quote.id} from ${quote}
        where ${quote.requestId} = ${THIS} and ${quote.vendorId} = ${vendorId} and ${quote.withdrawnAt} is null
        order by ${quote.createdAt} desc limit 1)`,
    })
    .from(askedVendor)
    .innerJoin(quoteRequest, eq(quoteRequest.id, askedVendor.requestId))
    .innerJoin(account, eq(account.id, quoteRequest.clientId))
    .innerJoin(vendor, eq(vendor.id, askedVendor.vendorId))
    .where(and(eq(askedVendor.vendorId, vendorId), isAfter(cursor, LAST_MADE_FIRST)))
    .orderBy(...newestFirst(LAST_MADE_FIRST))
    .limit(limit)

/** Counts the open requests that a vendor has neither quoted for nor declined. */
export async function countUnanswered(db: Queryable, vendorId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ unanswered: count() })
    .from(askedVendor)
    .innerJoin(quoteRequest, eq(quoteRequest.id, askedVendor.requestId))
    .where(
      and(
        eq(askedVendor.vendorId, vendorId),
        isNull(askedVendor.declinedAt),
        isNull(quoteRequest.closedAt),
        gt(quoteRequest.openUntil, now),
        sql`not exists (select from ${quote}
          where ${quote.requestId} = ${THIS} and ${quote.vendorId} = ${vendorId} and ${quote.withdrawnAt} is null)`,
      ),
    )
  return row!.unanswered
}

/** Counts the requests of a client, or those that ask a vendor. */
export const countOf = (db: Queryable, side: 'client' | 'vendor', accountId: string): Promise<number> =>
  side === 'client'
    ? db.$count(quoteRequest, eq(quoteRequest.clientId, accountId))
    : db.$count(askedVendor, eq(askedVendor.vendorId, accountId))

/** The last message of a vendor since the request, if the client has not answered it; a card is not a question. */
const question = sql<string | null>`(
  select ${message.content} from ${message}
  where ${message.clientId} = ${quoteRequest.clientId} and ${message.vendorId} = ${askedVendor.vendorId}
    and ${message.sentAt} >= ${quoteRequest.madeAt} and ${message.quoteVersionId} is null and ${message.proposalId} is null
    and ${message.senderId} = ${askedVendor.vendorId} and not exists (
      select from message later where later.client_id = ${quoteRequest.clientId} and later.vendor_id = ${askedVendor.vendorId}
        and later.position > ${message.position} and later.sender_id = ${quoteRequest.clientId})
  order by ${message.position} desc limit 1)`

/** Finds the vendors that a request asks with what a comparison shows of each, by name. */
export const findCompared = (db: Queryable, requestId: string) =>
  db
    .select({
      asked: askedVendor,
      id: vendor.id,
      name: account.name,
      imageKey: account.imageKey,
      place: vendor.place,
      stars: vendor.ratingStars,
      count: vendor.ratingCount,
      answerMinutes: vendor.answerMinutes,
      question,
    })
    .from(askedVendor)
    .innerJoin(quoteRequest, eq(quoteRequest.id, askedVendor.requestId))
    .innerJoin(vendor, eq(vendor.id, askedVendor.vendorId))
    .innerJoin(account, eq(account.id, vendor.id))
    .where(eq(askedVendor.requestId, requestId))
    .orderBy(account.name, account.id)

/** Finds the ids of requests whose day was over before an instant and that still have photos. */
export async function findWithOldPhotos(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct request.id from quote_request request join attached_photo on attached_photo.request_id = request.id
    where request.open_until < ${before.toISOString()} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * Finds the facts that decide whether vendors can be asked: their speciality, where they work, and whether they take bookings
 * and are listed.
 */
export const findAskable = (db: Queryable, ids: readonly string[], isListed: SQL | undefined) =>
  db
    .select({
      id: vendor.id,
      speciality: vendor.speciality,
      available: vendor.available,
      visitPlace: vendor.visitPlace,
      listed: sql<boolean>`coalesce(${isListed}, false)`,
    })
    .from(vendor)
    .where(inArray(vendor.id, [...ids]))
