import { sql } from 'drizzle-orm'
import { anyValue } from '../../../platform/database/any-value.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/**
 * Finds the next instant after `now` at which a check of any vendor expires and unlists it, or an unpaid appointment of one
 * of the given vendors times out (L2) or a time held for a move is free again (B8); null if none is known. Starts of
 * appointments are ignored.
 */
export async function findNextEnd(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
): Promise<Date | null> {
  const isTheirs = sql`${appointment.vendorId} = any(${anyValue(sql.param(vendorIds), 'uuid[]')}::uuid[])`
  const at = anyValue(sql.param(now.toISOString()), 'timestamptz')
  // A hold ends at the earlier start at the latest, so that one look at what is to come finds both.
  const { rows } = await db.execute<{ end: string | null }>(sql`
    select least(
      (
        select min(${vendor.listedUntil}) from ${vendor}
        where ${vendor.verifiedAt} is not null and ${vendor.suspendedAt} is null and ${vendor.listedUntil} > ${at}
      ),
      (
        select least(
          min(${appointment.payBy}) filter (
            where ${appointment.payBy} > ${at} and ${appointment.paidAt} is null
              and ${appointment.declinedAt} is null and ${appointment.cancelledAt} is null
          ),
          min(${appointment.heldUntil}) filter (where ${appointment.heldUntil} > ${at})
        )
        from ${appointment} where ${isTheirs} and ${appointment.startsAt} > ${at}
      )
    ) as "end"`)
  const end = rows[0]?.end
  return end ? new Date(end) : null
}
