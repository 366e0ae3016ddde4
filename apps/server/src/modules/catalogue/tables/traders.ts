import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from './vendors.ts'

/** A vendor's statement whether it is a trader, its details, and the operator's check of them (D7). */
export const trader = pgTable(
  'trader',
  {
    vendorId: belongsToVendor().primaryKey(),
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
    /** The time of the commitment to offer only services that comply with the law. */
    certifiedAt: instant('certified_at'),
    statedAt: instant('stated_at').notNull(),
    /** The time of the operator's last approval of these details; a change of them clears it. */
    checkedAt: instant('checked_at'),
    checkedBy: uuid('checked_by').references(() => account.id, { onDelete: 'set null' }),
    /** The time at which the account was erased; the details stay for six months (DSA art. 30(5)). */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('trader_ended')
      .on(table.endedAt)
      .where(sql`ended_at is not null`),
    check('trader_certified', sql`${table.isTrader} = (${table.certifiedAt} is not null)`),
  ],
)
