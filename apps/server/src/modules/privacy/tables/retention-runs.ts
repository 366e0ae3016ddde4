import { date, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** What the retention job removed on a day of Dublin's calendar. */
export const retentionRun = pgTable('retention_run', {
  day: date('day', { mode: 'string' }).primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs, or when it was cut short: whoever finds it so goes on. */
  finishedAt: instant('finished_at'),
  /** How many rows of each kind went. */
  removed: jsonb('removed').$type<Record<string, number>>().notNull().default({}),
})
