import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { Queryable } from '../../../platform/database/database.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'

/** The vendor's calendar for another time of a request: without its own slot, with its own buffer, without notice. */
export async function readCalendarFor(
  db: Queryable,
  { id, vendorId, bufferMinutes }: AppointmentRow,
  now: Date,
): Promise<VendorCalendar> {
  const calendar = await readVendorCalendar(db, vendorId, now, { exceptAppointmentId: id })
  return { ...calendar, bufferMinutes, noticeHours: 0 }
}
