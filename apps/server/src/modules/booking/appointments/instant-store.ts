import type { Confirmation } from '@anseo/domain/booking-rules'
import { type InstantUnpaid, isInstant } from '@anseo/domain/instant-booking'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { relationColumns } from '../fees/relation-store.ts'
import { isOfClient } from '../lock-appointment.ts'
import { appointment } from '../tables/appointments.ts'
import { isUnpaid } from './store.ts'

interface Between {
  clientId: string
  vendorId: string
  confirmation: Confirmation
}

/**
 * Finds whether a client's booking with a vendor would be instant now (B6).
 * @returns the client's unpaid instant bookings, which limit it; null if the vendor is to be asked.
 */
export async function findInstant(
  db: Queryable,
  { clientId, vendorId, confirmation }: Between,
  now: Date,
): Promise<InstantUnpaid | null> {
  if (confirmation === 'ask') return null
  const isWithVendor = eq(appointment.vendorId, vendorId)
  const hasTimedOut = and(isWithVendor, eq(appointment.cancelledBy, 'auto'))
  const [found] = await db
    .select({
      hasCompletedPaid: relationColumns(sql`${vendorId}::uuid`, sql`${clientId}::uuid`).hasCompletedPaid,
      timedOut: sql<number>`count(*) filter (where ${hasTimedOut})::int`,
      lastTimedOutAt: sql<Date | null>`max(${appointment.cancelledAt}) filter (where ${hasTimedOut})`.mapWith(
        appointment.cancelledAt,
      ),
      all: sql<number>`count(*) filter (where ${isUnpaid(now)})::int`,
      withVendor: sql<number>`count(*) filter (where ${and(isWithVendor, isUnpaid(now))})::int`,
    })
    .from(appointment)
    .where(and(isOfClient(clientId), eq(appointment.instant, true)))
  const { all, withVendor, ...facts } = found!
  return isInstant({ ...facts, confirmation }, now) ? { all, withVendor } : null
}
