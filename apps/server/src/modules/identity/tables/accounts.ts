import type { Role } from '@anseo/domain/role'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** The accounts that can log in. Columns of clients or vendors alone are in `client` and `vendor`. */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    role: text('role').$type<Role>().notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The portrait's key in the file store; null for the one generated from the name. */
    imageKey: text('image_key'),
    createdAt: instant('created_at').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** Since when nothing of the person is left in it; from then on the database refuses to change it. */
    erasedAt: instant('erased_at'),
    /** Since when the operator lets a client only read, be refunded, export and complain (D6). */
    blockedAt: instant('blocked_at'),
  },
  (table) => [
    uniqueIndex('account_role_email').on(table.role, table.email),
    index('account_role_created').on(table.role, table.createdAt, table.id),
    // With the name itself, pages are found in the index alone.
    index('account_role_name').on(
      table.role,
      sql`translate(lower(${table.name}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')`,
      table.id,
      table.name,
    ),
    index('account_search_name').using(
      'gin',
      sql`translate(lower(${table.name}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops`,
    ),
    index('account_search_email').using('gin', sql`${table.email} gin_trgm_ops`),
    check('account_role', sql`${table.role} in ('client', 'vendor', 'admin')`),
    check('account_email_folded', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Returns the column of the account that a row belongs to; the row is deleted with the account. */
export const belongsToAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** A client's own details, all optional until the first booking (§5 Booking). */
export const client = pgTable(
  'client',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    phone: text('phone'),
    addressLine1: text('address_line1'),
    addressLine2: text('address_line2'),
    eircode: text('eircode'),
    gender: text('gender').$type<'Male' | 'Female'>(),
    dob: date('dob', { mode: 'string' }),
  },
  (table) => [
    index('client_phone_end').on(sql`reverse(${table.phone}) text_pattern_ops`),
    index('client_eircode').on(table.eircode),
  ],
)

/** Returns the column of the client that a row belongs to; the row is deleted with the client. */
export const belongsToClient = () =>
  uuid('client_id')
    .notNull()
    .references(() => client.id, { onDelete: 'cascade' })

/** A session. Only the SHA-256 of its token is stored. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: belongsToAccount(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    endedAt: instant('ended_at'),
    /** The device it was opened with, such as 'Firefox on Linux'. */
    device: text('device'),
    /** From where it was opened, known while it lives. */
    address: text('address'),
    /** When it was opened with a passkey, or made the account's first one, which stands for the second step (C2). */
    passkeyAt: instant('passkey_at'),
  },
  (table) => [
    uniqueIndex('session_token_hash').on(table.tokenHash),
    index('session_account').on(table.accountId),
    index('session_created').on(table.createdAt),
    index('session_ended').on(table.endedAt),
  ],
)

/** A link sent by email: to verify an address (24 h) or to choose a new password (1 h), A4. */
export const mailLink = pgTable(
  'mail_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: belongsToAccount(),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('mail_link_token_hash').on(table.tokenHash),
    index('mail_link_account').on(table.accountId),
    index('mail_link_expires').on(table.expiresAt),
  ],
)

/** Returns a column for a client's id in a row that outlives its profile. */
export const namesClient = () =>
  uuid('client_id')
    .notNull()
    .references(() => account.id)
