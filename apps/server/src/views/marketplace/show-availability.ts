import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { vendorAvailability } from '@anseo/contract/vendors'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { BOOKING_WINDOW_DAYS } from '@anseo/domain/limits'
import { centsToEuro } from '@anseo/domain/money'
import { areaOf } from '@anseo/domain/shown-address'
import { availability, type DayAvailability } from '@anseo/domain/slot-grid'
import { isByTheHour } from '@anseo/domain/slot-problem'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { dependsOnAddress } from '@anseo/domain/travel'
import type { Runtime } from '../../platform/runtime.ts'
import { readVendorCalendar } from '../../modules/booking/public.ts'
import { journeyInArea, requireListed } from '../../modules/catalogue/public.ts'

type Rules = NonNullable<ReplyOf<typeof vendorAvailability>['rules']>

/**
 * Returns the free starts of each requested day for a booking of that length at that place, by default of an hour and a
 * fortnight without travel, and the vendor's rules where they are not those of the specification (S7, B1, B4).
 * @throws Refusal `VENDOR_NOT_FOUND`, `OUTSIDE_AREA`, `INVALID_REQUEST`
 */
export async function showAvailability(
  { db, clock }: Runtime,
  vendorId: string,
  { from, days = BOOKING_WINDOW_DAYS, minutes, ...wanted }: QueryOf<typeof vendorAvailability>,
): Promise<{ data: DayAvailability[]; rules?: Rules }> {
  const now = clock.now()
  const settings = await requireListed(db, vendorId, now)
  const hasPlace = wanted.place !== undefined || wanted.eircode !== undefined
  const { travelFeeCents, stop } = journeyInArea(settings, wanted)
  const first = (from === undefined ? null : parseSlotDate(from)) ?? dublinDate(now)
  const calendar = await readVendorCalendar(db, settings.id, now, {
    settings,
    // The night after the last day belongs to it.
    until: instantOf(addDays(first, days + 1), 0),
    stop: hasPlace ? stop : null,
  })
  const { stepMinutes, horizonDays } = calendar
  const { visitPlace: place } = settings
  const travels = place !== 'vendor' && dependsOnAddress(settings)
  const isSpecified =
    isByTheHour(calendar) && horizonDays === BOOKING_WINDOW_DAYS && place === 'client' && !travels
  return {
    data: availability(calendar, first, days, now, minutes),
    ...(!isSpecified && {
      rules: {
        stepMinutes,
        horizonDays,
        place,
        area: areaOf(settings.base ?? { eircode: '' }),
        travels,
        travelFee: centsToEuro(travelFeeCents),
      },
    }),
  }
}
