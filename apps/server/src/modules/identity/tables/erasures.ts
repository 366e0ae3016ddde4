import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsToAccount } from './accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A request to erase an account, until when it can be undone, and when it was done. */
export const erasure = pgTable(
  'erasure',
  {
    accountId: belongsToAccount().primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    /** Until then it can be undone; then it is done once no appointment is live any more (L7). */
    eraseAt: instant('erase_at').notNull(),
    erasedAt: instant('erased_at'),
    /** The name on receipts and statements, as long as the law requires them; otherwise null. */
    nameInRecords: text('name_in_records'),
    recordsUntil: instant('records_until'),
  },
  (table) => [index('erasure_due').on(table.eraseAt), index('erasure_records').on(table.recordsUntil)],
)
