import { searchName } from '@anseo/domain/search-name'
import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containsText, unaccented } from '../../../platform/database/text-search.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { presentAttachedPhoto, readAttachedPhotos, removeAttachedPhotos } from '../../identity/public.ts'
import { account, client } from '../../identity/tables/accounts.ts'
import { endReplacedLinks, lockContact } from '../health-notes/store.ts'
import { contact } from '../tables/contacts.ts'
import { forgetOwnBookings } from './forget-own-bookings.ts'

export type ContactRow = typeof contact.$inferSelect

/** The columns of a client that the vendor enters. */
export type ContactFields = Pick<ContactRow, 'name' | 'phone' | 'email' | 'tags' | 'note'>

const isOf = (vendorId: string, id?: string): SQL | undefined =>
  and(eq(contact.vendorId, vendorId), id === undefined ? undefined : eq(contact.id, id))

/** The vendor's own name for the client, else the account's. */
export const shownName = sql<string>`coalesce(${contact.name}, ${account.name})`

/** Lists read by name and, among namesakes, by id. */
const byName = sql<string>`${unaccented(shownName)} collate "C"`

/**
 * Returns the condition that a contact matches a search text. A phone number matches by its digits, also one typed with
 * the 0 of Ireland in front.
 */
function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const digits = search.replaceAll(/\D/g, '').replace(/^(?:00)?353|^0/, '')
  return or(
    containsText(unaccented(shownName), search),
    digits.length > 2 && /^[\d\s+()/-]+$/.test(search)
      ? sql`${contact.phone} like ${`%${digits}%`}`
      : undefined,
    containsText(unaccented(contact.email), search),
    containsText(unaccented(contact.note), search),
    containsText(unaccented(sql`array_to_string(${contact.tags}, ' ')`), search),
  )
}

/** Selects contacts with what their accounts supply. */
const selectContacts = (db: Queryable) =>
  db
    .select({
      row: getTableColumns(contact),
      name: shownName,
      imageKey: account.imageKey,
      accountPhone: client.phone,
    })
    .from(contact)
    .leftJoin(account, eq(account.id, contact.accountId))
    .leftJoin(client, eq(client.id, contact.accountId))

export type FoundContact = Awaited<ReturnType<typeof selectContacts>>[number]

export interface ContactPage {
  search: string | undefined
  limit: number | undefined
  /** The last of the page before. */
  after: string | undefined
}

/** Finds a page of a vendor's clients by name; phone numbers of accounts are not searched. */
export function findContacts(db: Queryable, vendorId: string, { search, limit, after }: ContactPage) {
  const last = sql`(select ${byName}, ${contact.id} from ${contact} left join ${account} on ${account.id} = ${contact.accountId}
    where ${isOf(vendorId, after)})`
  const query = selectContacts(db)
    .where(
      and(
        isOf(vendorId),
        matches(search),
        after === undefined ? undefined : sql`(${byName}, ${contact.id}) > ${last}`,
      ),
    )
    .orderBy(asc(byName), asc(contact.id))
  return limit === undefined ? query : query.limit(limit)
}

/** Counts a vendor's clients that a search finds. */
export async function countContacts(db: Queryable, vendorId: string, search?: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(contact)
    .leftJoin(account, eq(account.id, contact.accountId))
    .where(and(isOf(vendorId), matches(search)))
  return row?.total ?? 0
}

/** Finds a vendor's contact; null if the vendor has none of that id. */
export async function findContact(db: Queryable, vendorId: string, id: string): Promise<FoundContact | null> {
  const [found] = await selectContacts(db).where(isOf(vendorId, id))
  return found ?? null
}

/** Finds the contact of a vendor with that name and phone or email; null if there is none, the oldest of several. */
export async function findSame(
  db: Queryable,
  vendorId: string,
  { name, phone, email }: { name: string; phone: string | null; email: string | null },
): Promise<string | null> {
  const [found] = await db
    .select({ id: contact.id })
    .from(contact)
    .leftJoin(account, eq(account.id, contact.accountId))
    .where(
      and(
        isOf(vendorId),
        sql`${unaccented(shownName)} = ${searchName(name)}`,
        or(phone ? eq(contact.phone, phone) : sql`false`, email ? eq(contact.email, email) : sql`false`),
      ),
    )
    .orderBy(asc(contact.createdAt), asc(contact.id))
    .limit(1)
  return found?.id ?? null
}

/** Inserts a contact of a vendor and returns its id. */
export async function insertContact(db: Transaction, values: typeof contact.$inferInsert): Promise<string> {
  const [row] = await db.insert(contact).values(values).returning({ id: contact.id })
  return row!.id
}

/** Updates a vendor's contact; returns whether there was one. */
export async function updateContact(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  { vendorId, id }: { vendorId: string; id: string },
  fields: Partial<ContactFields>,
): Promise<boolean> {
  const { phone, email } = fields
  if (email !== undefined) {
    await lockContact(db, id, vendorId)
    await endReplacedLinks(db, vendorId, [{ id, email }])
  }
  const setAt = {
    ...(phone !== undefined && { phoneSetAt: changedAt('phone', sql`${phone}`, now) }),
    ...(email !== undefined && { emailSetAt: changedAt('email', sql`${email}`, now) }),
  }
  const { rowCount } = await db
    .update(contact)
    .set({ ...fields, ...setAt })
    .where(isOf(vendorId, id))
  return rowCount === 1
}

/** Returns when a phone number or email is set by an update: now, if it differs from the one before (A7). */
export const changedAt = (column: 'phone' | 'email', value: SQL, now: Date): SQL =>
  sql`case when ${contact[column]} is distinct from ${value} then ${now.toISOString()}::timestamptz
    else ${contact[`${column}SetAt`]} end`

/** Deletes a vendor's contact and the words of its own bookings; returns whether there was one. */
export async function deleteContact(unit: UnitOfWork, vendorId: string, id: string): Promise<boolean> {
  const whose = isOf(vendorId, id)
  return (await deleteContacts(unit, whose)) === 1
}

/** Deletes clients with their photos and what own bookings say about them; returns how many there were. */
export async function deleteContacts(unit: UnitOfWork, whose: SQL | undefined): Promise<number> {
  const { db } = unit
  await forgetOwnBookings(db, whose)
  const found = await db.select({ id: contact.id }).from(contact).where(whose).for('update')
  await removeAttachedPhotos(
    unit,
    'contactId',
    found.map(({ id }) => id),
  )
  const { rowCount } = await db.delete(contact).where(whose)
  return rowCount ?? 0
}

/** Reads the photos of a client's record, oldest first. */
export async function photosOf(db: Queryable, id: string): Promise<AttachedPhotoOnWire[]> {
  return ((await readAttachedPhotos(db, 'contactId', [id])).get(id) ?? []).map(presentAttachedPhoto)
}

/** Stores the email of a client who has none. */
export const addEmail = async (
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  id: string,
  email: string,
): Promise<void> => {
  await db
    .update(contact)
    .set({ email, emailSetAt: now })
    .where(and(eq(contact.id, id), isNull(contact.email)))
}
