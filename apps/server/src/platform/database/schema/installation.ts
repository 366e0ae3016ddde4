import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Values this installation made for itself at its first start, such as the keys that its pushes are signed with. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})
