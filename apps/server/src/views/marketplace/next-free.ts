import type { FreeStartOnWire } from '@anseo/contract/vendors'
import type { GridRules } from '@anseo/domain/booking-rules'
import type { Slot } from '@anseo/domain/slot'
import { nextFreeStart, type VendorCalendar, withBuffer } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { DEFAULT_WEEKLY_HOURS, type WeeklyHours } from '@anseo/domain/working-hours'
import type { HeldSlot, OwnedSlot } from '../../modules/booking/public.ts'

/** A vendor with its calendar settings. */
export interface CalendarOwner extends GridRules {
  id: string
  available: boolean
  weeklyHours: WeeklyHours | null
}

/** The occupied hours of several vendors from some moment on. */
export interface TakenTimes {
  held: readonly HeldSlot[]
  timeOff: readonly OwnedSlot[]
}

/** The calendar of each vendor, by its id. */
export function calendarsOf(
  owners: readonly CalendarOwner[],
  { held, timeOff }: TakenTimes,
): ReadonlyMap<string, VendorCalendar> {
  const busyOf = byVendor(held, (slot) => withBuffer(slot, slot.bufferMinutes))
  const timeOffOf = byVendor(timeOff, (slot) => slot)
  return new Map(
    owners.map(({ id, weeklyHours, stepMinutes, horizonDays, bufferMinutes, noticeHours }) => [
      id,
      {
        busy: busyOf.get(id) ?? [],
        timeOff: timeOffOf.get(id) ?? [],
        weeklyHours: weeklyHours ?? DEFAULT_WEEKLY_HOURS,
        stepMinutes,
        horizonDays,
        bufferMinutes,
        noticeHours,
      },
    ]),
  )
}

/**
 * The start of the first free hour of each vendor in the booking window; null for one that takes no bookings or has
 * nothing free (S1, S6, T5).
 */
export function nextFreeOf(
  owners: readonly CalendarOwner[],
  taken: TakenTimes,
  now: Date,
): ReadonlyMap<string, FreeStartOnWire | null> {
  const calendars = calendarsOf(owners, taken)
  return new Map(
    owners.map(({ id, available }) => {
      const start = available ? nextFreeStart(calendars.get(id)!, now) : null
      return [id, start && { slotDate: formatSlotDate(start.date), startTime: formatWallTime(start.hour) }]
    }),
  )
}

function byVendor<S extends OwnedSlot>(
  slots: readonly S[],
  taken: (slot: S) => Slot,
): ReadonlyMap<string, Slot[]> {
  const found = new Map<string, Slot[]>()
  for (const slot of slots) {
    const own = found.get(slot.vendorId)
    if (own) own.push(taken(slot))
    else found.set(slot.vendorId, [taken(slot)])
  }
  return found
}
