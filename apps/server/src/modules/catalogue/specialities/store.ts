import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { nextPosition } from '../../../platform/database/next-position.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { speciality } from '../tables/specialities.ts'
import { listingCount, vendor } from '../tables/vendors.ts'

export type SpecialityRow = typeof speciality.$inferSelect

/** Locks the list until the end of the transaction, so that changes of several admins come one after the other. */
export const lockSpecialities = (db: Transaction) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('specialities'))`)

/** Finds all specialities in their order, each with whether one of its vendors is listed. */
export const findSpecialities = (db: Queryable) =>
  db
    .select({ row: speciality, inUse: sql<boolean>`${listingCount.vendors} is not null` })
    .from(speciality)
    .leftJoin(
      listingCount,
      and(
        eq(listingCount.speciality, speciality.name),
        isNull(listingCount.foldedCity),
        gt(listingCount.vendors, 0),
      ),
    )
    .orderBy(asc(speciality.position), asc(speciality.name))
export type FoundSpeciality = Awaited<ReturnType<typeof findSpecialities>>[number]

/** Counts the vendors of each speciality, listed or not; those without any are missing. */
export async function countVendors(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ name: vendor.speciality, vendors: count() })
    .from(vendor)
    .groupBy(vendor.speciality)
  return new Map(rows.map(({ name, vendors }) => [name, vendors]))
}

/** Locks a speciality until the end of the transaction and returns whether it is retired; null if there is none. */
export async function lockSpeciality(db: Transaction, name: string) {
  const [row] = await db
    .select({ retiredAt: speciality.retiredAt })
    .from(speciality)
    .where(eq(speciality.name, name))
    .for('share')
  return row ?? null
}

/** Adds a speciality at the end of the locked list. */
export async function insertSpeciality(
  db: Transaction,
  values: Omit<typeof speciality.$inferInsert, 'position'>,
): Promise<void> {
  await db.insert(speciality).values({ ...values, position: nextPosition(speciality) })
}

/** Changes a speciality of the locked list and increments its version. */
export async function updateSpeciality(
  db: Transaction,
  name: string,
  changes: Partial<Omit<SpecialityRow, 'name' | 'version' | 'position'>>,
): Promise<void> {
  await db
    .update(speciality)
    .set({ ...changes, version: sql`${speciality.version} + 1` })
    .where(eq(speciality.name, name))
}

/** Sets the position of each speciality of the locked list to that of its key in `names`. */
export async function setOrder(db: Transaction, names: readonly string[]): Promise<void> {
  for (const [position, name] of names.entries()) {
    await db
      .update(speciality)
      .set({ position })
      .where(and(eq(speciality.name, name), sql`${speciality.position} <> ${position}`))
  }
}

/** Returns the ids of the vendors of a speciality. */
export async function findVendorsOf(db: Queryable, name: string): Promise<string[]> {
  const rows = await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.speciality, name))
  return rows.map(({ id }) => id)
}
