import type { BookingRulesOnWire } from '@anseo/contract/hours'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { announceCalendar } from './announce-calendar.ts'
import { findCalendarSettings } from './calendar-store.ts'
import { saveBookingRules } from '../../catalogue/public.ts'

/**
 * Returns the caller's buffer and minimum notice, in whole hours (S1).
 * @throws Refusal `NOT_FOUND` if the account is gone.
 */
export async function showBookingRules({ db }: Runtime, caller: Caller): Promise<BookingRulesOnWire> {
  const settings = await findCalendarSettings(db, caller.accountId)
  if (!settings) throw new Refusal('NOT_FOUND')
  return { bufferHours: settings.bufferHours, noticeHours: settings.noticeHours }
}

/** Sets the caller's buffer and minimum notice for new bookings; existing ones keep their buffer (S1). */
export const setBookingRules = (runtime: Runtime, caller: Caller, rules: BookingRulesOnWire): Promise<void> =>
  runtime.transaction(async (unit) => {
    await saveBookingRules(unit.db, caller.accountId, rules)
    announceCalendar(unit, caller.accountId)
  })
