import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToAccount } from './accounts.ts'

/** A passkey with which the owner of an account logs in (C2); the device has the private key. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: belongsToAccount(),
    /** The id by which the device names the passkey, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Counts its uses, where the device does; a lower one is that of a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The ways in which the device can be reached, for its next prompt. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.credentialId),
    index('passkey_account').on(table.accountId),
    check('passkey_counter', sql`${table.counter} >= 0`),
  ],
)
