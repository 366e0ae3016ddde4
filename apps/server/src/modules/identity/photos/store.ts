import { MAX_UNUSED_PHOTOS } from '@anseo/domain/attached-photos'
import type { PhotoState } from '@anseo/domain/work-photo'
import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { PhotoFile } from '../../../platform/files/renditions.ts'
import { unlockedRows } from '../../../platform/personal-data/retention-period.ts'
import { attachedPhoto } from '../tables/attached-photos.ts'

export type AttachedPhotoRow = typeof attachedPhoto.$inferSelect

/** The condition that a photo goes with nothing. */
const isUnused = and(
  isNull(attachedPhoto.messageId),
  isNull(attachedPhoto.reviewId),
  isNull(attachedPhoto.requestId),
  isNull(attachedPhoto.contactId),
)

/** The record that a photo belongs to. */
export type PhotoUse = 'messageId' | 'reviewId' | 'requestId' | 'contactId'

const deleteWhere = (db: Queryable, where: SQL | undefined): Promise<PhotoFile[]> =>
  db
    .delete(attachedPhoto)
    .where(where)
    .returning({ fileKey: attachedPhoto.fileKey, width: attachedPhoto.width })

/** Inserts a photo, which goes with nothing unless the values say so. */
export async function insertAttachedPhoto(
  db: Transaction,
  values: Omit<typeof attachedPhoto.$inferInsert, 'state'>,
): Promise<void> {
  await db.insert(attachedPhoto).values({ ...values, state: 'processing' })
}

/** Deletes the rows of an account's unused photos except the newest ones; returns their files. */
export const deleteManyUnused = (db: Transaction, ownerId: string): Promise<PhotoFile[]> =>
  deleteWhere(
    db,
    inArray(
      attachedPhoto.id,
      db
        .select({ id: attachedPhoto.id })
        .from(attachedPhoto)
        .where(and(eq(attachedPhoto.ownerId, ownerId), isUnused))
        .orderBy(desc(attachedPhoto.createdAt), desc(attachedPhoto.id))
        .offset(MAX_UNUSED_PHOTOS),
    ),
  )

/** Deletes the row of an unused photo of an account; returns its file, null without one. */
export async function deleteUnused(db: Transaction, ownerId: string, id: string): Promise<PhotoFile | null> {
  const [file] = await deleteWhere(
    db,
    and(eq(attachedPhoto.id, id), eq(attachedPhoto.ownerId, ownerId), isUnused),
  )
  return file ?? null
}

/** Deletes at most `limit` rows of photos that were uploaded before an instant and go with nothing; returns their files. */
export const deleteOldUnused = (db: Transaction, before: Date, limit: number): Promise<PhotoFile[]> =>
  deleteWhere(db, unlockedRows(attachedPhoto, and(isUnused, lt(attachedPhoto.createdAt, before)), limit))

/** Attaches an account's unused photos to something, in the order of their ids; returns how many there were. */
export async function setUse(
  db: Transaction,
  ownerId: string,
  ids: readonly string[],
  { use, id, after = 0 }: { use: PhotoUse; id: string; after?: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${attachedPhoto} set ${sql.identifier(attachedPhoto[use].name)} = ${id}, position = wanted.place - 1 + ${after}
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, place)
    where attached_photo.id = wanted.id and owner_id = ${ownerId} and ${isUnused}`)
  return rowCount ?? 0
}

/** Detaches all photos from something, so that they are unused; returns their ids. */
export async function clearUse(db: Transaction, use: PhotoUse, id: string): Promise<string[]> {
  const rows = await db
    .update(attachedPhoto)
    .set({ [use]: null })
    .where(eq(attachedPhoto[use], id))
    .returning({ id: attachedPhoto.id })
  return rows.map((row) => row.id)
}

/** Deletes the rows of those photos that are unused; returns their files. */
export const deleteUnusedOf = (db: Transaction, ids: readonly string[]): Promise<PhotoFile[]> =>
  deleteWhere(db, and(inArray(attachedPhoto.id, [...ids]), isUnused))

/** Deletes the rows of all photos of these; returns their files. */
export const deleteUsedBy = (db: Transaction, use: PhotoUse, ids: readonly string[]): Promise<PhotoFile[]> =>
  deleteWhere(db, inArray(attachedPhoto[use], [...ids]))

/** Counts the photos of something. */
export const countUsedBy = (db: Queryable, use: PhotoUse, id: string): Promise<number> =>
  db.$count(attachedPhoto, eq(attachedPhoto[use], id))

/** Deletes the row of one photo of something; returns its file, null without one. */
export async function deleteOneOf(
  db: Transaction,
  use: PhotoUse,
  { id, photoId }: { id: string; photoId: string },
): Promise<PhotoFile | null> {
  const [file] = await deleteWhere(db, and(eq(attachedPhoto.id, photoId), eq(attachedPhoto[use], id)))
  return file ?? null
}

/** Finds the photos of these, in their order, without those that an operator has taken down. */
export const findUsedBy = (
  db: Queryable,
  use: PhotoUse,
  ids: readonly string[],
): Promise<AttachedPhotoRow[]> =>
  db
    .select()
    .from(attachedPhoto)
    .where(and(inArray(attachedPhoto[use], [...ids]), isNull(attachedPhoto.hiddenFor)))
    .orderBy(asc(attachedPhoto[use]), asc(attachedPhoto.position), asc(attachedPhoto.createdAt))

/** Marks the files of all photos of a review as to be made again; returns the photos. */
export const setProcessing = (db: Transaction, reviewId: string): Promise<AttachedPhotoRow[]> =>
  db
    .update(attachedPhoto)
    .set({ state: 'processing' })
    .where(and(eq(attachedPhoto.reviewId, reviewId), isNull(attachedPhoto.hiddenFor)))
    .returning()

/** Takes photos down for a statement of reasons, one or all of a message; returns them. */
export const setHiddenFor = (
  db: Transaction,
  which: { id: string } | { messageId: string },
  statementId: string,
): Promise<AttachedPhotoRow[]> =>
  db
    .update(attachedPhoto)
    .set({ hiddenFor: statementId, state: 'processing' })
    .where(
      and(
        'id' in which ? eq(attachedPhoto.id, which.id) : eq(attachedPhoto.messageId, which.messageId),
        isNull(attachedPhoto.hiddenFor),
      ),
    )
    .returning()

/** Ends what a statement of reasons took down; returns the ids of the photos. */
export async function setShownAgain(db: Transaction, statementId: string): Promise<string[]> {
  const rows = await db
    .update(attachedPhoto)
    .set({ hiddenFor: null })
    .where(eq(attachedPhoto.hiddenFor, statementId))
    .returning({ id: attachedPhoto.id })
  return rows.map(({ id }) => id)
}

/** Finds a photo; null if it is gone. */
export async function findAttachedPhoto(db: Queryable, id: string): Promise<AttachedPhotoRow | null> {
  const [row] = await db.select().from(attachedPhoto).where(eq(attachedPhoto.id, id))
  return row ?? null
}

/** Stores whether the files of a photo are made; returns false if it was removed meanwhile. */
export async function setAttachedPhotoState(db: Queryable, id: string, state: PhotoState): Promise<boolean> {
  const { rowCount } = await db.update(attachedPhoto).set({ state }).where(eq(attachedPhoto.id, id))
  return rowCount === 1
}

/** Deletes the rows of all photos of an account. */
export async function deleteAllOf(db: Transaction, ownerId: string): Promise<void> {
  await db.delete(attachedPhoto).where(eq(attachedPhoto.ownerId, ownerId))
}
