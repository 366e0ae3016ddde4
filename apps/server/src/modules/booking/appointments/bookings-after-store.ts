import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'

/** A vendor's calendar from an instant on. */
export interface CalendarFrom {
  vendorId: string
  from: Date
}

/**
 * Counts for each appointment those that start at its time or later and are neither declined, cancelled nor
 * complete, in the given order.
 */
export async function countBookingsFrom(
  db: Queryable,
  calendars: readonly CalendarFrom[],
): Promise<number[]> {
  if (calendars.length === 0) return []
  const vendorIds = sql.param(calendars.map(({ vendorId }) => vendorId))
  const froms = sql.param(calendars.map(({ from }) => from.toISOString()))
  const { rows } = await db.execute<{ bookings: number }>(sql`
    select (
      select count(*)::int from ${appointment}
      where ${appointment.vendorId} = asked.vendor_id and ${appointment.startsAt} >= asked.since
        and ${appointment.cancelledAt} is null and ${appointment.declinedAt} is null
        and ${appointment.completedAt} is null
    ) as bookings
    from unnest(${vendorIds}::uuid[], ${froms}::timestamptz[]) with ordinality as asked (vendor_id, since, place)
    order by asked.place`)
  return rows.map(({ bookings }) => bookings)
}
