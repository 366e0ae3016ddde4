import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { LOGIN_CODE_TRIES } from '@anseo/domain/limits'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A login code that was mailed to an address, which need not have an account yet (C2). */
export const loginCode = pgTable(
  'login_code',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The digest of the requesting browser's id. */
    browser: text('browser').notNull(),
    browserKnown: boolean('browser_known').notNull(),
    requestedAt: instant('requested_at').notNull(),
    usedAt: instant('used_at'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
  },
  (table) => [
    index('login_code_email').on(table.email, table.requestedAt),
    index('login_code_requested').on(table.requestedAt),
    check('login_code_email_folded', sql`${table.email} = lower(${table.email})`),
    check(
      'login_code_wrong_tries',
      sql`${table.wrongTries} between 0 and ${sql.raw(String(LOGIN_CODE_TRIES))}`,
    ),
  ],
)
