import { and, asc, count, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { nextPosition } from '../../../platform/database/next-position.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { service } from '../tables/services.ts'
import { workPhoto } from '../tables/work-photos.ts'

export type WorkPhotoRow = typeof workPhoto.$inferSelect

const isShownOf = (vendorId: string): SQL | undefined =>
  and(eq(workPhoto.vendorId, vendorId), isNull(workPhoto.removedAt), isNull(workPhoto.hiddenFor))
const itIs = (vendorId: string, id: string): SQL | undefined => and(isShownOf(vendorId), eq(workPhoto.id, id))

/** Finds a vendor's photos in their order, each with the name of its service while that is offered. */
export const findPhotos = (db: Queryable, vendorId: string) =>
  db
    .select({ row: getTableColumns(workPhoto), service: service.name })
    .from(workPhoto)
    .leftJoin(service, and(eq(service.id, workPhoto.serviceId), isNull(service.removedAt)))
    .where(isShownOf(vendorId))
    .orderBy(asc(workPhoto.position), asc(workPhoto.id))

export type FoundPhoto = Awaited<ReturnType<typeof findPhotos>>[number]

/** Counts a vendor's photos without removed ones. */
export async function countPhotos(db: Queryable, vendorId: string): Promise<number> {
  const [row] = await db.select({ photos: count() }).from(workPhoto).where(isShownOf(vendorId))
  return row?.photos ?? 0
}

/** Adds a photo at the end of a locked vendor's. */
export async function insertPhoto(
  db: Transaction,
  values: Omit<typeof workPhoto.$inferInsert, 'position'>,
): Promise<void> {
  const position = nextPosition(workPhoto, eq(workPhoto.vendorId, values.vendorId))
  await db.insert(workPhoto).values({ ...values, position })
}

/** Finds the file key, width and state of a photo; null if its row is gone or an operator has taken it down. */
export async function findPhotoFile(db: Queryable, id: string) {
  const [row] = await db
    .select({ fileKey: workPhoto.fileKey, width: workPhoto.width, state: workPhoto.state })
    .from(workPhoto)
    .where(and(eq(workPhoto.id, id), isNull(workPhoto.hiddenFor)))
  return row ?? null
}

/** Stores whether the renditions are ready or failed; returns false if the photo was removed meanwhile. */
export async function setState(db: Queryable, id: string, state: WorkPhotoRow['state']): Promise<boolean> {
  const { rowCount } = await db.update(workPhoto).set({ state }).where(eq(workPhoto.id, id))
  return rowCount === 1
}

/** Updates a photo that its vendor has not removed; returns whether there is one. */
export async function updatePhoto(
  db: Transaction,
  vendorId: string,
  id: string,
  fields: Partial<Pick<WorkPhotoRow, 'words' | 'serviceId'>>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(workPhoto)
    .set({ ...fields, id })
    .where(itIs(vendorId, id))
  return rowCount === 1
}

/** Sets the position of each photo to that of its id in `ids`. */
export async function setOrder(db: Transaction, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .update(workPhoto)
      .set({ position })
      .where(and(eq(workPhoto.id, id), sql`${workPhoto.position} <> ${position}`))
  }
}

/**
 * Takes a photo down for a statement of reasons, also one that its vendor has removed and can restore; returns its file, null
 * for one that is not there or down already.
 */
export async function setHiddenFor(db: Transaction, id: string, statementId: string) {
  const [file] = await db
    .update(workPhoto)
    .set({ hiddenFor: statementId })
    .where(and(eq(workPhoto.id, id), isNull(workPhoto.hiddenFor)))
    .returning({ fileKey: workPhoto.fileKey, width: workPhoto.width })
  return file ?? null
}

/** Shows again what a statement of reasons took down, once its files are made again; returns the ids of the photos. */
export async function setShownAgain(db: Transaction, statementId: string): Promise<string[]> {
  const rows = await db
    .update(workPhoto)
    .set({ hiddenFor: null, state: 'processing' })
    .where(eq(workPhoto.hiddenFor, statementId))
    .returning({ id: workPhoto.id })
  return rows.map(({ id }) => id)
}

/** Removes a photo, or restores it (null); returns whether there was something to change. */
export async function setRemoved(
  db: Transaction,
  vendorId: string,
  id: string,
  removedAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(workPhoto)
    .set({ removedAt })
    .where(
      and(
        eq(workPhoto.vendorId, vendorId),
        eq(workPhoto.id, id),
        isNull(workPhoto.hiddenFor),
        removedAt ? isNull(workPhoto.removedAt) : isNotNull(workPhoto.removedAt),
      ),
    )
  return rowCount === 1
}
