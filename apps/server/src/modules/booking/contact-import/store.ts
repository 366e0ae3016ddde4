import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { MergedContact } from '@anseo/domain/contact-merge'
import { contactImport } from '../tables/contact-imports.ts'
import { changedAt } from '../contacts/store.ts'
import { endReplacedLinks } from '../health-notes/store.ts'
import { contact } from '../tables/contacts.ts'

const ROWS_A_STATEMENT = 1000

/** Finds a vendor's clients with the fields that an import compares, oldest first. */
export const findBook = (db: Queryable, vendorId: string) =>
  db
    .select({
      id: contact.id,
      phone: contact.phone,
      email: contact.email,
      tags: contact.tags,
      note: contact.note,
    })
    .from(contact)
    .where(eq(contact.vendorId, vendorId))
    .orderBy(contact.createdAt, contact.id)

/** Inserts many contacts and returns their ids. */
export async function insertContacts(
  db: Transaction,
  rows: readonly (typeof contact.$inferInsert)[],
): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const part = rows.slice(from, from + ROWS_A_STATEMENT)
    const made = await db.insert(contact).values(part).returning({ id: contact.id })
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** Sets what an import fills in of many contacts of a vendor. */
export async function updateContacts(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  vendorId: string,
  changes: readonly ({ id: string } & MergedContact)[],
): Promise<void> {
  if (changes.length === 0) return
  await endReplacedLinks(db, vendorId, changes)
  await db.execute(sql`
    update contact set phone = sent.phone, email = sent.email, note = sent.note,
      phone_set_at = ${changedAt('phone', sql`sent.phone`, now)},
      email_set_at = ${changedAt('email', sql`sent.email`, now)},
      tags = array(select jsonb_array_elements_text(sent.tags))
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as sent (id uuid, phone text, email text, note text, tags jsonb)
    where contact.id = sent.id and contact.vendor_id = ${vendorId}`)
}

type TakenImport = NonNullable<Awaited<ReturnType<typeof takeImport>>>

/**
 * Returns the condition that a contact is as an import of a vendor added it: not edited or linked since, not booked for,
 * and without a health note, its link, and photos.
 */
export const isUntouched = (vendorId: string, { added, writtenBy }: TakenImport) =>
  and(
    eq(contact.vendorId, vendorId),
    inArray(contact.id, added),
    // A row names the transaction that wrote it last; an import and what it adds are written by the same one.
    sql`${contact}.xmin = ${writtenBy}::xid`,
    isNull(contact.accountId),
    ...['appointment', 'health_note', 'attached_photo'].map(
      (table) => sql`not exists (select from ${sql.identifier(table)} where contact_id = ${contact.id})`,
    ),
  )

/** Inserts an import with what its undoing needs, and returns its id. */
export async function insertImport(
  db: Transaction,
  values: typeof contactImport.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(contactImport).values(values).returning({ id: contactImport.id })
  return row!.id
}

/** Finds a vendor's last import after an instant, with the numbers of contacts that it added and changed; null without one. */
export async function findLastImport(db: Queryable, vendorId: string, after: Date) {
  const [row] = await db
    .select({
      importId: contactImport.id,
      importedAt: contactImport.createdAt,
      added: sql<number>`cardinality(${contactImport.added})`,
      merged: sql<number>`jsonb_array_length(${contactImport.before})`,
    })
    .from(contactImport)
    .where(and(eq(contactImport.vendorId, vendorId), gt(contactImport.createdAt, after)))
    .orderBy(desc(contactImport.createdAt))
    .limit(1)
  return row ?? null
}

/** Deletes a vendor's import and returns it with the transaction that made it; null if the vendor has none of that id. */
export async function takeImport(db: Transaction, vendorId: string, id: string) {
  const [row] = await db
    .delete(contactImport)
    .where(and(eq(contactImport.id, id), eq(contactImport.vendorId, vendorId)))
    .returning({ ...getTableColumns(contactImport), writtenBy: sql<string>`${contactImport}.xmin::text` })
  return row ?? null
}
