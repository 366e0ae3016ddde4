import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RelationFacts } from '@anseo/domain/fee-relation'
import type { PriceParts } from '@anseo/domain/price'
import type { Speciality } from '@anseo/domain/specialities'
import type { AskedPlace, TravellingVendor } from '@anseo/domain/travel'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { relationColumns } from '../../booking/public.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { ASKED_COLUMNS, lockRequest } from '../request-records/store.ts'
import { quoteRequest } from '../tables/quote-requests.ts'
import { quote, quoteVersion } from '../tables/quotes.ts'
import { TRAVEL_COLUMNS } from '../../catalogue/public.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { client } from '../../identity/tables/accounts.ts'

export type QuoteRow = typeof quote.$inferSelect
export type QuoteVersionRow = typeof quoteVersion.$inferSelect

/** A version with its quote and the fee from which its deposit is computed. */
export interface QuoteVersionInFull {
  quote: QuoteRow
  version: QuoteVersionRow
  newestVersion: number
  feePerHourCents: number
  /** The facts that decide the travel fee (B4): the vendor's area and the Eircode in the client's profile. */
  travel: TravellingVendor
  eircode: string | null
  /** Where the request that it answers wants it; null for none. */
  asked: AskedPlace | null
  /** The vendor's, or those frozen in the booking made from the quote (A8). */
  cancellationHours: number
  /** The vendor's, which decides on the right to withdraw until it is booked (D9). */
  speciality: Speciality
  /** The facts that decide the client's fees until it books (A7). */
  relation: RelationFacts
  /** The booking made from the quote, with its frozen prices; null before. */
  booking:
    | (PriceParts & { fullPriceCents: number | null; travelFeeCents: number; withdrawableUntil: Date | null })
    | null
}

/** Returns the condition that a quote is the vendor's. */
export const isQuoteOfVendor = (vendorId: string): SQL => eq(quote.vendorId, vendorId)

/** Returns the condition that a quote is for the client. */
export const isQuoteOfClient = (clientId: string): SQL => eq(quote.clientId, clientId)

/** Locks a quote until the end of the transaction; returns null if it does not exist or is another's. */
export async function lockQuote(db: Transaction, id: string, isOwn: SQL): Promise<QuoteRow | null> {
  const [row] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.id, id), isOwn))
    .for('update')
  return row ?? null
}

/** Inserts a quote without its versions and returns its row. */
export async function insertQuote(db: Transaction, values: typeof quote.$inferInsert): Promise<QuoteRow> {
  const [row] = await db.insert(quote).values(values).returning()
  return row!
}

/** Inserts a version of a quote and returns its row. */
export async function insertVersion(
  db: Transaction,
  values: typeof quoteVersion.$inferInsert,
): Promise<QuoteVersionRow> {
  const [row] = await db.insert(quoteVersion).values(values).returning()
  return row!
}

/** Replaces the words and lines of a version, which a trigger allows only to a transaction that says that it moderates. */
export async function setSaid(
  db: Transaction,
  id: string,
  said: Pick<QuoteVersionRow, 'words' | 'items' | 'takenItems'>,
): Promise<void> {
  await db.execute(sql`select set_config('anseo.moderating', 'on', true)`)
  await db.update(quoteVersion).set(said).where(eq(quoteVersion.id, id))
}

/** Records how a locked quote ended. */
export async function endQuote(
  db: Transaction,
  id: string,
  ending: Partial<Pick<QuoteRow, 'acceptedAt' | 'appointmentId' | 'withdrawnAt' | 'closedAt'>>,
): Promise<void> {
  await db.update(quote).set(ending).where(eq(quote.id, id))
}

const newestVersion = sql<number>`(select max(newest.version) from ${quoteVersion} newest where newest.quote_id = ${quote.id})`

const inFull = (db: Queryable) =>
  db
    .select({
      quote,
      version: quoteVersion,
      newestVersion,
      feePerHourCents: vendor.feePerHourCents,
      travel: TRAVEL_COLUMNS,
      eircode: client.eircode,
      asked: ASKED_COLUMNS,
      cancellationHours: sql<number>`coalesce(${appointment.cancellationHours}, ${vendor.cancellationHours})`,
      speciality: vendor.speciality,
      relation: relationColumns(quote.vendorId, quote.clientId),
      booking: {
        vendorFeeCents: appointment.vendorFeeCents,
        platformFeeCents: appointment.platformFeeCents,
        handlingFeeCents: appointment.handlingFeeCents,
        fullPriceCents: appointment.fullPriceCents,
        travelFeeCents: appointment.travelFeeCents,
        withdrawableUntil: appointment.withdrawableUntil,
      },
    })
    .from(quoteVersion)
    .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
    .innerJoin(vendor, eq(vendor.id, quote.vendorId))
    .innerJoin(client, eq(client.id, quote.clientId))
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .leftJoin(appointment, eq(appointment.id, quote.appointmentId))

/** Finds the versions of a quote, oldest first; none if the quote is another's. */
export const findVersions = (db: Queryable, quoteId: string, isOwn: SQL): Promise<QuoteVersionInFull[]> =>
  inFull(db)
    .where(and(eq(quote.id, quoteId), isOwn))
    .orderBy(asc(quoteVersion.version))

/** Finds versions by their own ids, in no order. */
export const findVersionsByIds = (db: Queryable, ids: readonly string[]): Promise<QuoteVersionInFull[]> =>
  inFull(db).where(inArray(quoteVersion.id, [...ids]))

/** Finds the quotes for a request to several vendors, each by its newest version, oldest quote first. */
export const findNewestOfRequest = (db: Queryable, requestId: string): Promise<QuoteVersionInFull[]> =>
  inFull(db)
    .where(and(eq(quote.requestId, requestId), eq(quoteVersion.version, newestVersion)))
    .orderBy(asc(quote.createdAt), asc(quote.id))

/**
 * Locks the request that a quote answers, which comes before the quote: so the request is closed either before the quote
 * changes or after, and of two quotes for it one is accepted after the other. Returns its id; null for none.
 */
export async function lockRequestOf(db: Transaction, quoteId: string): Promise<string | null> {
  const [row] = await db.select({ requestId: quote.requestId }).from(quote).where(eq(quote.id, quoteId))
  if (!row?.requestId) return null
  await lockRequest(db, row.requestId)
  return row.requestId
}

/** Finds a page of a vendor's quotes by their newest versions, newest first, and how many there are. */
export async function listNewestVersions(
  db: Queryable,
  vendorId: string,
  { clientId, page, pageSize }: { clientId?: string | undefined; page: number; pageSize: number },
): Promise<{ rows: QuoteVersionInFull[]; total: number }> {
  const wanted = and(
    isQuoteOfVendor(vendorId),
    clientId === undefined ? undefined : isQuoteOfClient(clientId),
  )
  const rows = await inFull(db)
    .where(and(wanted, eq(quoteVersion.version, newestVersion)))
    .orderBy(desc(quoteVersion.sentAt), desc(quote.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(quote, wanted) }
}
