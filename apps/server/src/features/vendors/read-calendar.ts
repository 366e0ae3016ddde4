import { type VendorCalendar, withBuffer } from '@anseo/domain/slot-grid'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { Refusal } from '../../http/refusal.ts'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { findCalendarSettings, findHeldSlots, findTimeOff } from './calendar-store.ts'

interface ReadOptions {
  /** An appointment whose own slot does not count as busy, for its reschedule (S2). */
  exceptAppointmentId?: string | undefined
}

/**
 * What decides a vendor's free hours from `now` on: slots that are taken, each with the buffer frozen at its booking,
 * time off, weekly hours, buffer and notice (S1, S5, S6). A slot whose appointment timed out is free, swept or not (L2).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function readVendorCalendar(
  db: Queryable,
  vendorId: string,
  now: Date,
  { exceptAppointmentId }: ReadOptions = {},
): Promise<VendorCalendar> {
  const settings = await findCalendarSettings(db, vendorId)
  if (!settings) throw new Refusal('VENDOR_NOT_FOUND')
  const held = await findHeldSlots(db, vendorId, now, exceptAppointmentId)
  const timeOff = await findTimeOff(db, vendorId, now)
  return {
    busy: held.map((slot) => withBuffer(slot, slot.bufferHours)),
    timeOff: timeOff.map(({ start, end }) => ({ start, end })),
    weeklyHours: settings.weeklyHours ?? DEFAULT_WEEKLY_HOURS,
    bufferHours: settings.bufferHours,
    noticeHours: settings.noticeHours,
  }
}
