import type { Dac7MessageKind } from '@anseo/contract/dac7'
import type { SellerKind } from '@anseo/domain/tax-details'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { vendor, namesVendor } from '../../catalogue/tables/vendors.ts'

/** A vendor's details for the report to the tax office (D8); tax number and IBAN are encrypted. */
export const taxDetails = pgTable(
  'tax_details',
  {
    vendorId: namesVendor().primaryKey(),
    kind: text('kind').$type<SellerKind>().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    legalName: text('legal_name'),
    registrationNumber: text('registration_number'),
    street: text('street').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    postcode: text('postcode'),
    country: text('country').notNull(),
    /** Null where no country has issued a number. */
    sealedTin: text('sealed_tin'),
    tinCountry: text('tin_country'),
    birthCity: text('birth_city'),
    birthCountry: text('birth_country'),
    vatNumber: text('vat_number'),
    sealedIban: text('sealed_iban'),
    givenAt: instant('given_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('tax_details_kind', sql`${table.kind} in ('individual', 'entity')`),
    check(
      'tax_details_name',
      sql`case ${table.kind} when 'entity' then ${table.legalName} is not null
        else num_nulls(${table.firstName}, ${table.lastName}, ${table.birthDate}) = 0 end`,
    ),
    check('tax_details_tin', sql`(${table.sealedTin} is null) = (${table.tinCountry} is null)`),
  ],
)

/** The request for a vendor's tax details with its reminders; a vendor has one from its first earning on. */
export const taxRequest = pgTable(
  'tax_request',
  {
    vendorId: namesVendor().primaryKey(),
    askedAt: instant('asked_at'),
    remindedAt: instant('reminded_at'),
    /** The second reminder; from then on payouts wait for the details. */
    heldAt: instant('held_at'),
    givenAt: instant('given_at'),
    /** The due time of the next reminder or hold; null when there is none. */
    nextAt: instant('next_at'),
    /** The last year that is done: the vendor was notified of its copy, or there was nothing to report. */
    copyYear: integer('copy_year').notNull(),
  },
  (table) => [
    index('tax_request_next')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    index('tax_request_copy').on(table.copyYear),
    check('tax_request_order', sql`${table.heldAt} is null or ${table.remindedAt} is not null`),
  ],
)

/** A file for the tax office, as it was downloaded. */
export const dac7Message = pgTable(
  'dac7_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    year: integer('year').notNull(),
    kind: text('kind').$type<Dac7MessageKind>().notNull(),
    messageRefId: text('message_ref_id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** The admin who downloaded it first. */
    createdBy: uuid('created_by').notNull(),
    filedAt: instant('filed_at'),
    filedBy: uuid('filed_by'),
  },
  (table) => [
    index('dac7_message_year').on(table.year, table.createdAt),
    check('dac7_message_kind', sql`${table.kind} in ('new', 'corrections', 'nil')`),
    check('dac7_message_filed', sql`(${table.filedAt} is null) = (${table.filedBy} is null)`),
  ],
)

/** A document of a file: the operator or a seller, with the record as it was reported, encrypted. */
export const dac7Document = pgTable(
  'dac7_document',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => dac7Message.id, { onDelete: 'cascade' }),
    /** Null for the operator. */
    vendorId: uuid('vendor_id').references(() => vendor.id),
    /** OECD0 resent, OECD1 new, OECD2 corrected, OECD3 deleted. */
    indicator: text('indicator').$type<'OECD0' | 'OECD1' | 'OECD2' | 'OECD3'>().notNull(),
    /** The place in the file. */
    position: integer('position').notNull(),
    docRefId: text('doc_ref_id').notNull(),
    corrDocRefId: text('corr_doc_ref_id'),
    sealedRecord: text('sealed_record').notNull(),
  },
  (table) => [
    uniqueIndex('dac7_document_ref')
      .on(table.docRefId)
      .where(sql`indicator <> 'OECD0'`),
    index('dac7_document_message').on(table.messageId, table.position),
    index('dac7_document_vendor').on(table.vendorId),
    index('dac7_document_corrects_ref')
      .on(table.corrDocRefId)
      .where(sql`corr_doc_ref_id is not null`),
    check('dac7_document_indicator', sql`${table.indicator} in ('OECD0', 'OECD1', 'OECD2', 'OECD3')`),
    check(
      'dac7_document_corrects',
      sql`(${table.indicator} in ('OECD2', 'OECD3')) = (${table.corrDocRefId} is not null)`,
    ),
  ],
)
