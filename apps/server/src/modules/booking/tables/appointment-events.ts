import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import type { Actor } from '../../audit/tables/audit.ts'

/** The history of an appointment: each step as it was taken. Append-only by the triggers of migration `0001_guards`. */
export const appointmentEvent = pgTable(
  'appointment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: uuid('appointment_id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    actorId: uuid('actor_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('appointment_event_of').on(table.appointmentId, table.id)],
)
