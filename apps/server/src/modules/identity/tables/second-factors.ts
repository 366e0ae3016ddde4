import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsToAccount } from './accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A one-time password of an authenticator app (TOTP) as second step of a login. */
export const secondFactor = pgTable('second_factor', {
  accountId: belongsToAccount().primaryKey(),
  /** Encrypted (decision 058); rows of earlier releases hold it in base32 until their next code. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When its first code was typed; before that it does not count. */
  confirmedAt: instant('confirmed_at'),
  /** The last time step whose code was taken: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Wrong codes in a row, and the last of them: the more, the longer the next has to wait. */
  failures: integer('failures').notNull().default(0),
  failedAt: instant('failed_at'),
})

/** A recovery code for a lost phone; it works once, and only its Argon2id hash is stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: belongsToAccount(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_code_account').on(table.accountId)],
)
