import type { previewSeries } from '@anseo/contract/series'
import type { QueryOf } from '@anseo/contract/call'
import { otherTimes, rhythmFrom, visitAt, visitConflict } from '@anseo/domain/series'
import { type Slot, slotFromWire, slotMinutes, slotToWire } from '@anseo/domain/slot'
import { slotProblem } from '@anseo/domain/slot-problem'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { journeyTo } from '../../catalogue/public.ts'
import { eircodeOf } from '../../identity/public.ts'
import { refuseSlot } from '../appointments/refuse-slot.ts'
import { findBookableVendor } from '../appointments/store.ts'
import { readSeriesCalendar } from './read-series-calendar.ts'

/**
 * Returns the dates of a series that are not free now, each with up to three other times; nothing is held (C6).
 * @throws Refusal `VENDOR_NOT_FOUND`, `SLOT_INVALID`, `SLOT_PAST`, `SLOT_OUTSIDE_WINDOW`
 */
export async function previewSeriesFor(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { accountId }: Caller,
  { vendorId, everyWeeks, visits, place, eircode, ...wanted }: QueryOf<typeof previewSeries>,
) {
  const now = clock.now()
  const vendor = await findBookableVendor(db, vendorId, now, accountId)
  if (!vendor?.isVerified) throw new Refusal('VENDOR_NOT_FOUND')
  const where = { place, eircode: eircode || ((await eircodeOf(db, accountId)) ?? '') }
  const { stop } = journeyTo(vendor, where)
  const calendar = await readSeriesCalendar(db, vendorId, now, { settings: vendor, stop })
  const asked = slotFromWire(wanted)
  // Its length may be that of services, which only the booking names.
  refuseSlot(slotProblem(asked, now, calendar, true), calendar, asked, now)
  const first = asked as Slot
  const rhythm = rhythmFrom(first, everyWeeks)
  const dates = Array.from({ length: visits }, (_, index) => {
    const { slot, isReal } = visitAt(rhythm, index + 1, slotMinutes(first))
    const conflict = isReal ? visitConflict(calendar, slot, now) : ('clock' as const)
    return { visit: index + 1, slot, conflict }
  })
  const free = dates.filter(({ conflict }) => conflict === null).map(({ slot }) => slot)
  return dates
    .filter(({ conflict }) => conflict !== null)
    .map(({ visit, slot, conflict }) => ({
      visit,
      ...slotToWire(slot),
      reason: conflict!,
      alternatives: otherTimes(calendar, slot, free, now).map(slotToWire),
    }))
}
