import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { vendorAvailability } from '@anseo/contract/vendors'
import { dublinDate } from '@anseo/domain/dublin-time'
import { BOOKING_WINDOW_DAYS } from '@anseo/domain/limits'
import { availability, type DayAvailability } from '@anseo/domain/slot-grid'
import { isByTheHour } from '@anseo/domain/slot-problem'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { Runtime } from '../../platform/runtime.ts'
import { readVendorCalendar } from '../../modules/booking/public.ts'
import { requireListed } from '../../modules/catalogue/public.ts'

type Rules = NonNullable<ReplyOf<typeof vendorAvailability>['rules']>

/**
 * The free starts of each asked day for a booking of that length, by default of an hour and a fortnight, and the
 * vendor's rules where they are not those of the specification (S7, B1, B4).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function showAvailability(
  { db, clock }: Runtime,
  vendorId: string,
  { from, days = BOOKING_WINDOW_DAYS, minutes }: QueryOf<typeof vendorAvailability>,
): Promise<{ data: DayAvailability[]; rules?: Rules }> {
  const now = clock.now()
  const settings = await requireListed(db, vendorId, now)
  const calendar = await readVendorCalendar(db, settings.id, now, { settings })
  const first = (from === undefined ? null : parseSlotDate(from)) ?? dublinDate(now)
  const { stepMinutes, horizonDays } = calendar
  const isSpecified = isByTheHour(calendar) && horizonDays === BOOKING_WINDOW_DAYS
  return {
    data: availability(calendar, first, days, now, minutes),
    ...(!isSpecified && { rules: { stepMinutes, horizonDays } }),
  }
}
