import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { isOfMarketplaceOrPaid } from '../lock-appointment.ts'

/** A vendor's calendar from an instant on. */
export interface CalendarFrom {
  vendorId: string
  from: Date
}

/** Bookings of a calendar, and what their clients have paid for them or pay to confirm. */
export interface BookingsFrom {
  bookings: number
  totalCents: number
}

/**
 * Counts for each calendar the appointments that start at its time or later and are neither declined, cancelled nor
 * complete, and sums their payments, in the given order. A vendor's own bookings that nobody paid through us are left out,
 * since an operator may not see them.
 */
export async function sumBookingsFrom(
  db: Queryable,
  calendars: readonly CalendarFrom[],
): Promise<BookingsFrom[]> {
  if (calendars.length === 0) return []
  const vendorIds = sql.param(calendars.map(({ vendorId }) => vendorId))
  const froms = sql.param(calendars.map(({ from }) => from.toISOString()))
  const { rows } = await db.execute<{ bookings: number; cents: number }>(sql`
    select found.bookings, found.cents
    from unnest(${vendorIds}::uuid[], ${froms}::timestamptz[]) with ordinality as asked (vendor_id, since, place)
    cross join lateral (
      select count(*)::int as bookings, coalesce(sum(${appointment.totalCents}), 0)::float8 as cents
      from ${appointment}
      where ${appointment.vendorId} = asked.vendor_id and ${appointment.startsAt} >= asked.since
        and ${appointment.cancelledAt} is null and ${appointment.declinedAt} is null
        and ${appointment.completedAt} is null and ${isOfMarketplaceOrPaid}
    ) as found
    order by asked.place`)
  return rows.map(({ bookings, cents }) => ({ bookings, totalCents: cents }))
}
