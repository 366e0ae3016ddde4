import { and, asc, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { account } from '../../infrastructure/database/schema/accounts.ts'
import { vendor } from '../../infrastructure/database/schema/vendors.ts'
import { folded } from '../../infrastructure/database/text-search.ts'
import { isListed } from './listing-filter.ts'
import { keysOf } from './listing-order.ts'

/** What of a vendor everybody may see; who it is stands with its account. */
export const LISTED_COLUMNS = {
  id: vendor.id,
  name: account.name,
  imageKey: account.imageKey,
  speciality: vendor.speciality,
  city: vendor.city,
  location: vendor.location,
  experience: vendor.experience,
  about: vendor.about,
  feePerHourCents: vendor.feePerHourCents,
  available: vendor.available,
  completedAppointments: vendor.completedAppointments,
  ratingStars: vendor.ratingStars,
  ratingCount: vendor.ratingCount,
  weeklyHours: vendor.weeklyHours,
  bufferHours: vendor.bufferHours,
  noticeHours: vendor.noticeHours,
}

export async function findListedVendor(
  db: Queryable,
  now: Date,
  vendorId: string,
): Promise<ListedVendor | null> {
  const [row] = await selectListed(db, now, eq(vendor.id, vendorId), keysOf('name', {}))
  return row ?? null
}

/** Ids of listed vendors in their order, beginning with `from` or with the first one. */
export async function findListedIds(
  db: Queryable,
  now: Date,
  from: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isListed(now), from === null ? undefined : gte(vendor.id, from)))
    .orderBy(asc(vendor.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The first id of each stretch of so many listed vendors. */
export async function findStretchStarts(db: Queryable, now: Date, length: number): Promise<string[]> {
  const numbered = db
    .select({ id: vendor.id, place: sql<number>`row_number() over (order by ${vendor.id})`.as('place') })
    .from(vendor)
    .where(isListed(now))
    .as('numbered')
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`(${numbered.place} - 1) % ${length} = 0`)
    .orderBy(asc(numbered.id))
  return rows.map(({ id }) => id)
}

/** Available vendors, for when nobody has completed anything yet (C6). */
export const findAvailable = (db: Queryable, now: Date, limit: number) =>
  selectListed(db, now, eq(vendor.available, true), keysOf('name', {})).limit(limit)

/** Others of the same speciality: available ones first, then most completed. */
export const findRelated = (db: Queryable, now: Date, { id, speciality }: ListedVendor, limit: number) =>
  selectListed(db, now, and(eq(vendor.speciality, speciality), ne(vendor.id, id)), [
    desc(vendor.available),
    ...keysOf('completed', {}),
  ]).limit(limit)

/** The cities of listed vendors, each once whatever its capitals. */
export async function findCities(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ city: sql<string>`min(${vendor.city})` })
    .from(vendor)
    .where(isListed(now))
    .groupBy(folded(vendor.city))
    .orderBy(folded(vendor.city))
  return rows.map(({ city }) => city)
}

export type ListedVendor = Awaited<ReturnType<typeof selectListed>>[number]

const selectListed = (db: Queryable, now: Date, where: SQL | undefined, order: SQL[]) =>
  db
    .select(LISTED_COLUMNS)
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(and(isListed(now), where))
    .orderBy(...order)
    .$dynamic()
