import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { containsText, unaccented } from '../../../platform/database/text-search.ts'
import { savedReply } from '../tables/saved-replies.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

export type SavedReplyRow = typeof savedReply.$inferSelect
type Fields = Pick<SavedReplyRow, 'title' | 'text'>

const isOf = (vendorId: string, id?: string): SQL | undefined =>
  and(eq(savedReply.vendorId, vendorId), id === undefined ? undefined : eq(savedReply.id, id))

/** Returns the condition that a reply contains a text, in its title or below; accents and capitals are ignored. */
const mentions = (search: string): SQL | undefined =>
  or(containsText(unaccented(savedReply.title), search), containsText(unaccented(savedReply.text), search))

/** Finds a page of a vendor's replies in the order of their titles, and how many there are. */
export async function listReplies(
  db: Queryable,
  vendorId: string,
  { search, page, pageSize }: { search?: string | undefined; page: number; pageSize: number },
): Promise<{ rows: SavedReplyRow[]; total: number }> {
  const wanted = and(isOf(vendorId), search ? mentions(search) : undefined)
  const rows = await db
    .select()
    .from(savedReply)
    .where(wanted)
    .orderBy(asc(sql`lower(${savedReply.title})`), asc(savedReply.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(savedReply, wanted) }
}

/** Counts the replies of a vendor and locks it, so that they are added one by one. */
export async function countReplies(db: Transaction, vendorId: string): Promise<number> {
  await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId)).for('no key update')
  return db.$count(savedReply, isOf(vendorId))
}

/** Inserts a saved reply of a vendor and returns its row. */
export async function insertReply(
  db: Transaction,
  values: Fields & Pick<SavedReplyRow, 'vendorId' | 'createdAt'>,
): Promise<SavedReplyRow> {
  const [row] = await db.insert(savedReply).values(values).returning()
  return row!
}

/** Updates a reply and returns it as it is now; null when the vendor has no such reply. */
export async function updateReply(
  db: Queryable,
  vendorId: string,
  id: string,
  fields: Fields,
): Promise<SavedReplyRow | null> {
  const [row] = await db.update(savedReply).set(fields).where(isOf(vendorId, id)).returning()
  return row ?? null
}

/** Finds a saved reply of a vendor; null if there is none. */
export async function findReply(db: Queryable, vendorId: string, id: string): Promise<SavedReplyRow | null> {
  const [row] = await db.select().from(savedReply).where(isOf(vendorId, id))
  return row ?? null
}

/** Deletes a reply of a vendor; returns whether there was one. */
export async function deleteReply(db: Queryable, vendorId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(savedReply).where(isOf(vendorId, id))
  return rowCount === 1
}
