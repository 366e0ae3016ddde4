import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { nextPosition } from '../../../platform/database/next-position.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { BOOKED_COLUMNS, service } from '../tables/services.ts'
import type { WantedService } from './booked-services.ts'

export type ServiceRow = typeof service.$inferSelect
type Written = Pick<ServiceRow, 'name' | 'description' | 'priceCents' | 'durationMinutes'> &
  Partial<Pick<ServiceRow, 'deposit'>>

const isOfferedBy = (vendorId: string) => and(eq(service.vendorId, vendorId), isNull(service.removedAt))
const itIs = (vendorId: string, id: string) => and(eq(service.vendorId, vendorId), eq(service.id, id))

/** Finds the services that a vendor offers, in the vendor's order. */
export const findServices = (db: Queryable, vendorId: string): Promise<ServiceRow[]> =>
  db.select().from(service).where(isOfferedBy(vendorId)).orderBy(asc(service.position), asc(service.id))

/** Finds the services of vendors by vendor, each in its order; a vendor without services has no entry. */
export async function findServicesByVendor(
  db: Queryable,
  vendorIds: readonly string[],
): Promise<Map<string, ServiceRow[]>> {
  const rows = await db
    .select()
    .from(service)
    .where(and(inArray(service.vendorId, [...vendorIds]), isNull(service.removedAt)))
    .orderBy(asc(service.vendorId), asc(service.position), asc(service.id))
  return Map.groupBy(rows, ({ vendorId }) => vendorId)
}

/** Counts the services that a vendor offers now. */
export const countServices = (db: Queryable, vendorId: string) => db.$count(service, isOfferedBy(vendorId))

/** Finds those of the services that the vendor offers now, in no particular order; removed ones are left out. */
export const findOffered = (
  db: Queryable,
  vendorId: string,
  ids: readonly string[],
): Promise<WantedService[]> =>
  db
    .select({ ...BOOKED_COLUMNS, deposit: service.deposit })
    .from(service)
    .where(and(isOfferedBy(vendorId), inArray(service.id, [...ids])))

/** Adds a service at the end of a locked vendor's list. */
export async function insertService(
  db: Transaction,
  values: Written & { vendorId: string; createdAt: Date },
): Promise<void> {
  const position = nextPosition(service, eq(service.vendorId, values.vendorId))
  await db.insert(service).values({ ...values, position })
}

/** Updates a service that the vendor offers; returns false if there is none. */
export async function updateService(
  db: Transaction,
  vendorId: string,
  id: string,
  written: Written,
): Promise<boolean> {
  const changed = await db
    .update(service)
    .set(written)
    .where(and(isOfferedBy(vendorId), eq(service.id, id)))
    .returning({ id: service.id })
  return changed.length > 0
}

/** Removes a service, or restores it (null); returns false if there is nothing to change. */
export async function setRemoved(
  db: Transaction,
  vendorId: string,
  id: string,
  removedAt: Date | null,
): Promise<boolean> {
  const isOther = removedAt ? isNull(service.removedAt) : isNotNull(service.removedAt)
  const changed = await db
    .update(service)
    .set({ removedAt })
    .where(and(itIs(vendorId, id), isOther))
    .returning({ id: service.id })
  return changed.length > 0
}

/** Gives a service a position in its vendor's list. */
export async function setPosition(
  db: Transaction,
  vendorId: string,
  id: string,
  position: number,
): Promise<void> {
  await db.update(service).set({ position }).where(itIs(vendorId, id))
}
