import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/**
 * The next instant after `now` at which a vendor leaves the list without anybody's doing, or an unpaid appointment of
 * one of the given vendors gives up its hours (L2); null when none is known. Appointments that start are not looked at.
 */
export async function findNextEnd(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
): Promise<Date | null> {
  const { rows } = await db.execute<{ end: string | null }>(sql`
    select least(
      (
        select min(${vendor.listedUntil}) from ${vendor}
        where ${vendor.verifiedAt} is not null and ${vendor.suspendedAt} is null and ${vendor.listedUntil} > ${now.toISOString()}
      ),
      (
        select min(${appointment.payBy}) from ${appointment}
        where ${appointment.vendorId} = any(${sql.param(vendorIds)}::uuid[]) and ${appointment.startsAt} > ${now.toISOString()}
          and ${appointment.payBy} > ${now.toISOString()} and ${appointment.paidAt} is null
          and ${appointment.declinedAt} is null and ${appointment.cancelledAt} is null
      )
    ) as "end"`)
  const end = rows[0]?.end
  return end ? new Date(end) : null
}
