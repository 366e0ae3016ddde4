import { HOUR_MS } from '@anseo/domain/slot'
import { type VendorCalendar, withBuffer } from '@anseo/domain/slot-grid'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findCalendarSettings, findTaken } from './calendar-store.ts'

interface ReadOptions {
  /** An appointment whose own slot does not count as busy, for its reschedule (S2). */
  exceptAppointmentId?: string | undefined
  /** The vendor's settings, where they are known already. */
  settings?: CalendarSettings | undefined
}

type CalendarSettings = NonNullable<Awaited<ReturnType<typeof findCalendarSettings>>>

/**
 * Reads the facts that decide a vendor's free hours from `now` on: occupied slots, each with the buffer frozen at
 * its booking, time off, weekly hours and rules (S1, S5, S6, B1). A slot whose appointment timed out is free,
 * swept or not (L2).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function readVendorCalendar(
  db: Queryable,
  vendorId: string,
  now: Date,
  { exceptAppointmentId, settings: known }: ReadOptions = {},
): Promise<VendorCalendar> {
  const settings = known ?? (await findCalendarSettings(db, vendorId))
  if (!settings) throw new Refusal('VENDOR_NOT_FOUND')
  // No slot and buffer last a day, so that the index on the start narrows the search.
  const from = new Date(now.getTime() - 24 * HOUR_MS)
  const taken = await findTaken(db, { vendorIds: [vendorId], from, now, exceptId: exceptAppointmentId })
  return {
    busy: taken.held.map((slot) => withBuffer(slot, slot.bufferMinutes)).filter(({ end }) => end > now),
    timeOff: taken.timeOff.map(({ start, end }) => ({ start, end })),
    weeklyHours: settings.weeklyHours ?? DEFAULT_WEEKLY_HOURS,
    stepMinutes: settings.stepMinutes,
    horizonDays: settings.horizonDays,
    bufferMinutes: settings.bufferMinutes,
    noticeHours: settings.noticeHours,
  }
}
