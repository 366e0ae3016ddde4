import type { BookingRules } from '@anseo/domain/booking-rules'
import type { Slot } from '@anseo/domain/slot'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { NOTICE_HOURS } from '../../catalogue/public.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { timeOff } from '../tables/time-off.ts'

/** Finds all booking rules of a vendor (B1); null when there is no such vendor. */
export async function findBookingRules(db: Queryable, vendorId: string): Promise<BookingRules | null> {
  const [rules] = await db
    .select({
      stepMinutes: vendor.stepMinutes,
      horizonDays: vendor.horizonDays,
      bufferMinutes: vendor.bufferMinutes,
      noticeHours: NOTICE_HOURS,
      confirmation: vendor.confirmation,
      place: vendor.visitPlace,
      base: vendor.base,
      radiusKm: vendor.radiusKm,
      travelFees: vendor.travelFees,
      cancellationHours: vendor.cancellationHours,
    })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  return rules ?? null
}

/** Counts the time off that the vendor entered and that has not ended. */
export const countTimeOff = (db: Queryable, vendorId: string, now: Date): Promise<number> =>
  db.$count(timeOff, and(eq(timeOff.vendorId, vendorId), isNull(timeOff.calendarId), gt(timeOff.endsAt, now)))

/** A period without bookings, with the vendor's own label for it. */
export interface LabelledPeriod extends Slot {
  label: string | null
}

const TIME_OFF_COLUMNS = {
  id: timeOff.id,
  start: timeOff.startsAt,
  end: timeOff.endsAt,
  label: timeOff.label,
}

/** Inserts an entry of time off and returns it with its id. */
export async function insertTimeOff(
  db: Transaction,
  vendorId: string,
  { start, end, label }: LabelledPeriod,
) {
  const values = { vendorId, startsAt: start, endsAt: end, label }
  const [row] = await db.insert(timeOff).values(values).returning(TIME_OFF_COLUMNS)
  return row!
}

/** Deletes an entry of the vendor's time off and returns its period, or null if the vendor has no such entry. */
export async function deleteTimeOff(db: Transaction, vendorId: string, id: string): Promise<Slot | null> {
  const [row] = await db
    .delete(timeOff)
    .where(and(eq(timeOff.id, id), eq(timeOff.vendorId, vendorId), isNull(timeOff.calendarId)))
    .returning(TIME_OFF_COLUMNS)
  return row ?? null
}
