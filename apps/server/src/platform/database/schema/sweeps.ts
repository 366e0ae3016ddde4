import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The last run of each sweep, in whichever process. */
export const sweepRun = pgTable('sweep_turn', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
  tookMs: integer('took_ms').notNull(),
  error: text('error'),
  failedAt: instant('failed_at'),
})
