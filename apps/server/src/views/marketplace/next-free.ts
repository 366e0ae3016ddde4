import type { FreeStartOnWire } from '@anseo/contract/vendors'
import type { GridRules } from '@anseo/domain/booking-rules'
import { nextFreeStart, type VendorCalendar } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { meetingAt, type Stop, type TravellingVendor } from '@anseo/domain/travel'
import { DEFAULT_WEEKLY_HOURS, type WeeklyHours } from '@anseo/domain/working-hours'
import { occupied, type TakenTimes } from '../../modules/booking/public.ts'

/** A vendor with its calendar settings. */
export interface CalendarOwner extends GridRules, TravellingVendor {
  id: string
  available: boolean
  weeklyHours: WeeklyHours | null
}

/**
 * The calendar of each vendor where it meets a client who is at a stop, by its id; those that do not meet it are left
 * out (B4, B5).
 */
export function calendarsOf(
  owners: readonly CalendarOwner[],
  { held, timeOff }: TakenTimes,
  at: Stop | null,
): ReadonlyMap<string, VendorCalendar> {
  const heldOf = Map.groupBy(held, ({ vendorId }) => vendorId)
  const timeOffOf = Map.groupBy(timeOff, ({ vendorId }) => vendorId)
  return new Map(
    owners.flatMap((owner) => {
      const { id, weeklyHours, stepMinutes, horizonDays, bufferMinutes, noticeHours } = owner
      const meeting = meetingAt(owner, at)
      const calendar = meeting && {
        busy: occupied(heldOf.get(id) ?? [], owner.base && meeting.stop),
        timeOff: timeOffOf.get(id) ?? [],
        weeklyHours: weeklyHours ?? DEFAULT_WEEKLY_HOURS,
        stepMinutes,
        horizonDays,
        bufferMinutes,
        noticeHours,
      }
      return calendar ? [[id, calendar] as const] : []
    }),
  )
}

/**
 * The start of the first free hour of each vendor in the booking window; null for one that takes no bookings or has
 * nothing free where it meets the client (S1, S6, T5).
 */
export function nextFreeOf(
  owners: readonly CalendarOwner[],
  taken: TakenTimes,
  now: Date,
  at: Stop | null,
): ReadonlyMap<string, FreeStartOnWire | null> {
  const calendars = calendarsOf(owners, taken, at)
  return new Map(
    owners.map(({ id, available }) => {
      const calendar = calendars.get(id)
      const start = available && calendar ? nextFreeStart(calendar, now) : null
      return [id, start && { slotDate: formatSlotDate(start.date), startTime: formatWallTime(start.hour) }]
    }),
  )
}
