import type { CalendarDate } from '@anseo/domain/calendar-date'
import { isTimeToMake, openUntil } from '@anseo/domain/series'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { Queryable } from '../../../platform/database/database.ts'
import { type AppointmentRow, stopOf } from '../appointment-row.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'

/** Later than any date, whose years have four digits. */
const NO_END = new Date('9999-12-31T23:59:59Z')

/**
 * Reads a vendor's calendar for a series, without an end, since the dates of a series can be years ahead (C6).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export const readSeriesCalendar = (
  db: Queryable,
  vendorId: string,
  now: Date,
  options: Parameters<typeof readVendorCalendar>[3],
) => readVendorCalendar(db, vendorId, now, { ...options, latest: NO_END })

/**
 * Reads the calendar for moving a visit that is an appointment. One that was made before its time, since its vendor is asked by
 * it, moves to any day like those that are still to be made.
 */
export async function readCalendarToMoveVisit(
  db: Queryable,
  made: AppointmentRow,
  date: CalendarDate,
  now: Date,
): Promise<VendorCalendar> {
  const { id, vendorId, bufferMinutes, startsAt } = made
  const options = { exceptAppointmentIds: [id], stop: stopOf(made) }
  const calendar = { ...(await readSeriesCalendar(db, vendorId, now, options)), bufferMinutes }
  return isTimeToMake(startsAt, calendar.horizonDays, now) ? calendar : openUntil(calendar, date, now)
}
