import { date, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** The rows that the retention job removed on a day of Dublin's calendar. */
export const retentionRun = pgTable('retention_run', {
  day: date('day', { mode: 'string' }).primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs or if it was interrupted or failed; a later attempt continues it. */
  finishedAt: instant('finished_at'),
  /** Number of removed rows of each kind. */
  removed: jsonb('removed').$type<Record<string, number>>().notNull().default({}),
  /** When a process last began an attempt, successful or not. */
  attemptedAt: instant('attempted_at'),
})
