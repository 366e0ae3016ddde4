import { distanceKm, type Place } from '@anseo/domain/place'
import { PLACES } from '@anseo/domain/places'
import { type SQL, sql } from 'drizzle-orm'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'

/**
 * Returns the condition that a vendor can meet a client who is at a place, there or at its own: the domain's `meetingAt` for
 * all vendors, in SQL (B4). The domain computes the distances that the statement looks up.
 */
export function canMeetAt(place: Place): SQL {
  const distances = Object.fromEntries(PLACES.map((from) => [from.name, distanceKm(from, place)]))
  const from = sql`case when ${vendor.base} is null then ${vendor.place} else left(${vendor.base} ->> 'eircode', 3) end`
  return sql`(${vendor.visitPlace} <> 'client'
    or (${vendor.radiusKm} is null and ${vendor.travelFees} = '[]')
    or (${JSON.stringify(distances)}::jsonb ->> (${from}))::float8 <= coalesce(${vendor.radiusKm}, 'infinity'::float8))`
}
