import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { Queryable } from '../../../platform/database/database.ts'
import { type AppointmentRow, stopOf } from '../appointment-row.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'

/** Reads the vendor's calendar for moving an appointment: without its own slot, and with its own buffer and place (S2, B5). */
export async function readCalendarToMove(
  db: Queryable,
  row: AppointmentRow,
  now: Date,
): Promise<VendorCalendar> {
  const { id, vendorId, bufferMinutes } = row
  const stop = stopOf(row)
  const calendar = await readVendorCalendar(db, vendorId, now, { exceptAppointmentIds: [id], stop })
  return { ...calendar, bufferMinutes }
}
