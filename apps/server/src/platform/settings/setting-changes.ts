import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { anyJson, instant } from '../database/schema/columns.ts'

/** The changes of settings, append-only. The newest change of a name is in force; without one, the environment's value is. */
export const settingChange = pgTable(
  'setting_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Null sets it back to the environment's value. */
    value: anyJson('value'),
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('setting_change_name').on(table.name, table.id)],
)
