import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { anyJson, instant } from '../../../platform/database/schema/columns.ts'

/** What an admin announced, to whom and to how many. */
export const broadcast = pgTable(
  'broadcast',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: uuid('admin_id').notNull(),
    content: text('content').notNull(),
    /** The group that it went to, as the contract names it. */
    audience: jsonb('audience').$type<Record<string, string>>().notNull(),
    people: integer('people').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('broadcast_sent').on(table.sentAt, table.id)],
)

/** Each change of a setting; the newest of a name is in force, without one the environment's value. Append-only. */
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
