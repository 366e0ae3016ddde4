import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'
import { account } from '../../identity/tables/accounts.ts'

/**
 * A client in a vendor's own book (B9): entered by the vendor, or there since an account wrote to the vendor or booked
 * it. Name, phone, email, tags and note are the vendor's own words, also where the contact is linked to an account.
 */
export const contact = pgTable(
  'contact',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    /** The account that wrote to the vendor or booked it; null for a client whom the vendor entered. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Null where the vendor has entered none; then the account's is shown. */
    name: text('name'),
    /** E.164. */
    phone: text('phone'),
    email: text('email'),
    tags: text('tags').array().notNull().default([]),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    /** When the phone number and the email were last changed; null for those entered with the contact (A7). */
    phoneSetAt: instant('phone_set_at'),
    emailSetAt: instant('email_set_at'),
  },
  (table) => [
    index('contact_vendor').on(table.vendorId),
    uniqueIndex('contact_of_account')
      .on(table.vendorId, table.accountId)
      .where(sql`account_id is not null`),
    index('contact_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
    index('contact_email')
      .on(table.vendorId, table.email)
      .where(sql`email is not null`),
    index('contact_phone')
      .on(table.vendorId, table.phone)
      .where(sql`phone is not null`),
    check('contact_named', sql`${table.name} is not null or ${table.accountId} is not null`),
  ],
)
