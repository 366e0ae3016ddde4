import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { vendor } from './vendors.ts'

/** What a vendor says about itself as a trader, and the operator's check of it (D7). */
export const trader = pgTable(
  'trader',
  {
    vendorId: uuid('vendor_id')
      .primaryKey()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    isTrader: boolean('is_trader').notNull(),
    /** The details of a trader, which its page shows; all empty for a private person. */
    legalName: text('legal_name').notNull().default(''),
    line1: text('line1').notNull().default(''),
    line2: text('line2').notNull().default(''),
    town: text('town').notNull().default(''),
    eircode: text('eircode').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    registration: text('registration'),
    vatNumber: text('vat_number'),
    /** When it committed itself to offer only services that comply with the law. */
    certifiedAt: instant('certified_at'),
    statedAt: instant('stated_at').notNull(),
    /** When an operator last found these details in order; a change of them empties it. */
    checkedAt: instant('checked_at'),
    checkedBy: uuid('checked_by').references(() => account.id, { onDelete: 'set null' }),
    /** When its account was erased; the details stay for some months after it (DSA art. 30(5)). */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('trader_ended')
      .on(table.endedAt)
      .where(sql`ended_at is not null`),
    check('trader_certified', sql`${table.isTrader} = (${table.certifiedAt} is not null)`),
  ],
)
