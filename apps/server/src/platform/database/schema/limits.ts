import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Recent counts where Redis does not hold them. Unlogged by migration `0001_guards`: after a crash counting begins
 * anew.
 */
export const limitCount = pgTable(
  'limit_count',
  {
    /** SHA-256 of the counted key, so that no personal addresses are stored. */
    key: text('key').primaryKey(),
    times: integer('times').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('limit_count_end').on(table.endsAt)],
)
