import type { FreeStartOnWire } from '@anseo/contract/vendors'
import type { GridRules } from '@anseo/domain/booking-rules'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { type FreeStart, freeStartHours, nextFreeStarts, type VendorCalendar } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { meetingAt, type Stop, type TravellingVendor } from '@anseo/domain/travel'
import { DEFAULT_WEEKLY_HOURS, type WeeklyHours } from '@anseo/domain/working-hours'
import { occupied, type TakenTimes } from '../../modules/booking/public.ts'
import { byDay, type WantedSlot } from './free-at.ts'

/** A vendor with its calendar settings. */
export interface CalendarOwner extends GridRules, TravellingVendor {
  id: string
  available: boolean
  weeklyHours: WeeklyHours | null
}

/**
 * Returns the calendar of each vendor for a visit to a client at a stop, by vendor; vendors that can't meet the client there
 * are left out (B4, B5).
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

/** Which free starts to return. */
interface FreeStartsQuery {
  now: Date
  at: Stop | null
  /** Only these starts, if given; otherwise starts for an hour in the booking window. */
  wanted?: readonly WantedSlot[] | null
  most: number
}

/**
 * Returns the first free starts of each vendor for a visit to the client, in order; none for a vendor that takes no bookings
 * (S1, S6, T5).
 */
export function freeStartsOf(
  owners: readonly CalendarOwner[],
  taken: TakenTimes,
  { now, at, wanted, most }: FreeStartsQuery,
): ReadonlyMap<string, FreeStartOnWire[]> {
  const calendars = calendarsOf(owners, taken, at)
  return new Map(
    owners.map(({ id, available }) => {
      const calendar = available ? calendars.get(id) : undefined
      const starts = !calendar
        ? []
        : wanted
          ? wantedStarts(calendar, wanted, now, most)
          : nextFreeStarts(calendar, now, most)
      return [
        id,
        starts.map(({ date, hour }) => ({ slotDate: formatSlotDate(date), startTime: formatWallTime(hour) })),
      ]
    }),
  )
}

/** Returns the first of the wanted starts that are free in a calendar. */
export function wantedStarts(
  calendar: VendorCalendar,
  wanted: readonly WantedSlot[],
  now: Date,
  most: number,
): FreeStart[] {
  const found: FreeStart[] = []
  for (const starts of byDay(wanted)) {
    const { date, hours } = starts[0]!
    const free = freeStartHours(calendar, date, now, hours * MINUTES_AN_HOUR)
    for (const { startHour } of starts) {
      if (free.includes(startHour) && found.push({ date, hour: startHour }) === most) return found
    }
  }
  return found
}
