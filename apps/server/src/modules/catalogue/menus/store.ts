import { and, asc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { service } from '../tables/services.ts'

export type ServiceRow = typeof service.$inferSelect
type Written = Pick<ServiceRow, 'name' | 'description' | 'priceCents' | 'durationHours'>

const onMenuOf = (vendorId: string) => and(eq(service.vendorId, vendorId), isNull(service.removedAt))
const itIs = (vendorId: string, id: string) => and(eq(service.vendorId, vendorId), eq(service.id, id))

/** A vendor's menu in its order. */
export const findMenu = (db: Queryable, vendorId: string): Promise<ServiceRow[]> =>
  db.select().from(service).where(onMenuOf(vendorId)).orderBy(asc(service.position), asc(service.id))

/** The menus of vendors, one after the other. */
export const findMenusOf = (db: Queryable, vendorIds: readonly string[]): Promise<ServiceRow[]> =>
  db
    .select()
    .from(service)
    .where(and(inArray(service.vendorId, [...vendorIds]), isNull(service.removedAt)))
    .orderBy(asc(service.vendorId), asc(service.position), asc(service.id))

export const countMenu = (db: Queryable, vendorId: string) => db.$count(service, onMenuOf(vendorId))

/** Which of the services are on the vendor's menu: neither another's, nor one that was taken off; in no order. */
export const findOnMenu = (db: Queryable, vendorId: string, ids: readonly string[]): Promise<ServiceRow[]> =>
  db
    .select()
    .from(service)
    .where(and(onMenuOf(vendorId), inArray(service.id, [...ids])))

/** Adds a service at the end of a locked vendor's menu. */
export async function insertService(
  db: Transaction,
  values: Written & { vendorId: string; createdAt: Date },
): Promise<void> {
  const [last] = await db
    .select({ position: max(service.position) })
    .from(service)
    .where(eq(service.vendorId, values.vendorId))
  await db.insert(service).values({ ...values, position: (last?.position ?? -1) + 1 })
}

/** Changes a service on the menu; false when there is none. */
export async function updateService(
  db: Transaction,
  vendorId: string,
  id: string,
  written: Written,
): Promise<boolean> {
  const changed = await db
    .update(service)
    .set(written)
    .where(and(onMenuOf(vendorId), eq(service.id, id)))
    .returning({ id: service.id })
  return changed.length > 0
}

/** Takes a service off the menu, or puts it back (null); false when there is nothing to change. */
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

export async function setPosition(
  db: Transaction,
  vendorId: string,
  id: string,
  position: number,
): Promise<void> {
  await db.update(service).set({ position }).where(itIs(vendorId, id))
}
