import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { Queryable } from '../../../platform/database/database.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { readCalendarToMove } from '../appointments/read-calendar-to-move.ts'

/** Reads the vendor's calendar for moving an appointment, as `readCalendarToMove` does, but without notice. */
export async function readCalendarFor(
  db: Queryable,
  row: AppointmentRow,
  now: Date,
): Promise<VendorCalendar> {
  return { ...(await readCalendarToMove(db, row, now)), noticeHours: 0 }
}
