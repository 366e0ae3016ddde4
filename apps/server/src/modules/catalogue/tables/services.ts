import { sql } from 'drizzle-orm'
import type { Deposit } from '@anseo/domain/deposit'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from './vendors.ts'

/** A service that a vendor offers at a full price, which its public page lists. */
export const service = pgTable(
  'service',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    name: text('name').notNull(),
    description: text('description'),
    priceCents: integer('price_cents').notNull(),
    /** `duration_minutes` rounded up to hours, for the previous release; a trigger keeps both in step. */
    durationHours: integer('duration_hours').notNull().default(0),
    /** Its place in the vendor's list, from 0. */
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was removed; appointments booked for it keep its name and price. */
    removedAt: instant('removed_at'),
    durationMinutes: integer('duration_minutes').notNull(),
    /** The part of its price that is paid at booking (A5). */
    deposit: jsonb('deposit').$type<Deposit>().notNull().default({ kind: 'hourly' }),
  },
  (table) => [
    index('service_menu')
      .on(table.vendorId, table.position)
      .where(sql`removed_at is null`),
    check('service_price', sql`${table.priceCents} >= 0`),
    check(
      'service_deposit',
      sql`(case ${table.deposit}->>'kind' when 'percent' then (${table.deposit}->>'percent')::int between 10 and 100
        else ${table.deposit} in ('{"kind": "hourly"}', '{"kind": "full"}') end) is true`,
    ),
    check(
      'service_duration',
      sql`${table.durationMinutes} between 15 and 720 and ${table.durationMinutes} % 15 = 0`,
    ),
  ],
)

/** The facts about its services that an appointment keeps. */
export const BOOKED_COLUMNS = {
  id: service.id,
  name: service.name,
  priceCents: service.priceCents,
  durationMinutes: service.durationMinutes,
}
export type BookedService = Pick<typeof service.$inferSelect, keyof typeof BOOKED_COLUMNS>
