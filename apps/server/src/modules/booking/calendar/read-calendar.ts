import { HOUR_MS } from '@anseo/domain/duration'
import type { Slot } from '@anseo/domain/slot'
import { type VendorCalendar, withBuffer } from '@anseo/domain/slot-grid'
import { type Stop, stopAt, type Visit, withTravel } from '@anseo/domain/travel'
import { travelBetween } from '@anseo/domain/travel-between'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findCalendarSettings, findHeldWithin, type HeldSlot } from './calendar-store.ts'
import { findTaken } from './taken-times.ts'

/** Longer than any slot with its buffer and travel, so that the index on the start narrows the search. */
export const LONGEST_VISIT_MS = 48 * HOUR_MS

interface ReadOptions {
  /** Appointments whose own slots do not count as busy, for their reschedule (S2). */
  exceptAppointmentIds?: readonly string[] | undefined
  /** The vendor's settings, where they are known already. */
  settings?: CalendarSettings | undefined
  /** The end of the days to read; without it all bookable days are read. */
  until?: Date
  /** The latest start that is read, where it is later than single bookings can be. */
  latest?: Date
  /** Where the visit would take place to which the times are offered; travel to others counts (B5). */
  stop?: Stop | null
}

type CalendarSettings = NonNullable<Awaited<ReturnType<typeof findCalendarSettings>>>

/**
 * Reads the facts that decide a vendor's free hours from `now` on: occupied slots, each with the buffer frozen at
 * its booking and the travel of a vendor with a base, time off, weekly hours and rules (S1, S5, S6, B1). A slot whose appointment timed out is free,
 * swept or not (L2).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function readVendorCalendar(
  db: Queryable,
  vendorId: string,
  now: Date,
  { exceptAppointmentIds, settings: known, until, latest, stop = null }: ReadOptions = {},
): Promise<VendorCalendar> {
  const settings = known ?? (await findCalendarSettings(db, vendorId))
  if (!settings) throw new Refusal('VENDOR_NOT_FOUND')
  const taken = await findTaken(db, {
    vendorIds: [vendorId],
    from: new Date(now.getTime() - LONGEST_VISIT_MS),
    until: until && new Date(until.getTime() + LONGEST_VISIT_MS),
    latest,
    now,
    exceptIds: exceptAppointmentIds,
  })
  return {
    busy: occupied(taken.held, settings.base && stop).filter(({ end }) => end > now),
    timeOff: taken.timeOff.map(({ start, end }) => ({ start, end })),
    weeklyHours: settings.weeklyHours ?? DEFAULT_WEEKLY_HOURS,
    stepMinutes: settings.stepMinutes,
    horizonDays: settings.horizonDays,
    bufferMinutes: settings.bufferMinutes,
    noticeHours: settings.noticeHours,
  }
}

/** Returns the time that appointments take, with their buffers and, for a visit at `stop`, the travel to and from it. */
export const occupied = (held: readonly HeldSlot[], stop: Stop | null): Slot[] =>
  withTravel(
    held.map((slot) => visitOf(slot, stop !== null)),
    stop,
  )

const visitOf = (slot: HeldSlot, hasStop = true): Visit => ({
  ...withBuffer(slot, slot.bufferMinutes),
  stop: hasStop ? stopAt(slot.eircode) : null,
})

/** Reads the travel times between a vendor's visits that touch a range; none of a vendor without a base (B5). */
export async function readTravel(db: Queryable, vendorId: string, range: Slot, now: Date): Promise<Slot[]> {
  const settings = await findCalendarSettings(db, vendorId)
  if (!settings?.base) return []
  const held = await findHeldWithin(db, vendorId, range, now)
  return travelBetween(held.map((slot) => visitOf(slot)))
}
