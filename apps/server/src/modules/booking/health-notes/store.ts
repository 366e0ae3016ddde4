import type { HealthFacts } from '@anseo/domain/health-note'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { account } from '../../identity/tables/accounts.ts'
import { contact } from '../tables/contacts.ts'
import { healthNote } from '../tables/health-notes.ts'

export type HealthNoteRow = typeof healthNote.$inferSelect

/** Returns the owner of an encrypted note, which opens for no other client. */
export const noteOwner = (contactId: string) => `health_note ${contactId}`

/** Returns the facts that the domain decides by, of a row or of none. */
export const healthFactsOf = (row: HealthNoteRow | null): HealthFacts => ({
  consent:
    row?.consentWay && row.consentGivenAt ? { way: row.consentWay, givenAt: row.consentGivenAt } : null,
  withdrawnAt: row?.withdrawnAt ?? null,
  linkSentAt: row?.linkSentAt ?? null,
})

/** Finds a client's health note; null without one. */
export async function findHealthNote(db: Queryable, contactId: string): Promise<HealthNoteRow | null> {
  const [row] = await db.select().from(healthNote).where(eq(healthNote.contactId, contactId))
  return row ?? null
}

/** Locks a contact, so that vendor and client decide about its note one after the other; null if it is not there. */
export async function lockContact(db: Transaction, id: string, vendorId?: string) {
  const whose = vendorId === undefined ? undefined : eq(contact.vendorId, vendorId)
  const [row] = await db
    .select()
    .from(contact)
    .where(and(eq(contact.id, id), whose))
    .for('no key update')
  return row ?? null
}

/** Finds the contact whose link has the digest; null if there is none. */
export async function findByToken(db: Queryable, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ contactId: healthNote.contactId })
    .from(healthNote)
    .where(eq(healthNote.tokenHash, tokenHash))
  return row?.contactId ?? null
}

/** Stores changes of a client's health note. */
export async function storeHealthNote(
  db: Transaction,
  contactId: string,
  changes: Partial<Omit<HealthNoteRow, 'contactId'>>,
): Promise<void> {
  await db
    .insert(healthNote)
    .values({ contactId, ...changes })
    .onConflictDoUpdate({ target: healthNote.contactId, set: changes })
}

/**
 * Makes the links invalid that went to an address which a vendor now replaces in its book: whoever has that mailbox may be
 * somebody else (B9). A link to the address of an account stays. The clients are locked.
 */
export async function endReplacedLinks(
  db: Transaction,
  vendorId: string,
  changes: readonly { id: string; email: string | null }[],
): Promise<void> {
  await db.execute(sql`
    update health_note set token_hash = null, link_sent_at = null
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as sent (id uuid, email text) join contact using (id)
    where health_note.contact_id = contact.id and contact.vendor_id = ${vendorId} and contact.account_id is null
      and contact.email is distinct from sent.email`)
}

/** Finds the vendor of a contact, as the page of its link shows it. */
export async function findVendorOf(db: Queryable, contactId: string) {
  const [row] = await db
    .select({ name: account.name, imageKey: account.imageKey, speciality: vendor.speciality })
    .from(contact)
    .innerJoin(vendor, eq(vendor.id, contact.vendorId))
    .innerJoin(account, eq(account.id, contact.vendorId))
    .where(eq(contact.id, contactId))
  return row!
}

/**
 * Finds the address to which a client's link is emailed: the account's, which is verified, else the vendor's own entry.
 * @returns its `email` null where there is none; null if the vendor has no such client.
 */
export async function findAddress(
  db: Queryable,
  { vendorId, contactId }: { vendorId: string; contactId: string },
): Promise<{ email: string | null } | null> {
  const [row] = await db
    .select({ email: sql<string | null>`coalesce(${account.email}, ${contact.email})` })
    .from(contact)
    .leftJoin(account, eq(account.id, contact.accountId))
    .where(and(eq(contact.id, contactId), eq(contact.vendorId, vendorId)))
  return row ?? null
}
