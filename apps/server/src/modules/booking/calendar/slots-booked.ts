// implements: §3.3
import { dublinDate, endOfDublinDay, startOfDublinDay } from '@anseo/domain/dublin-time'
import { MINUTE_MS } from '@anseo/domain/duration'
import { MAX_MINUTES } from '@anseo/domain/limits'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import type { Queryable } from '../../../platform/database/database.ts'
import { findHeldSlotsOf, type HeldSlot } from './calendar-store.ts'

/** Start and end of taken times by `slotDate`, without any data of clients (S7). */
export type SlotsBooked = Record<string, { startTime: string; endTime: string }[]>

/** An appointment that began this long before today, or earlier, cannot reach into it. */
const LONGEST_SLOT_MS = MAX_MINUTES * MINUTE_MS

/** Reads the occupied hours of each given vendor from today on, in one query; every given id has an entry (S7). */
export async function slotsBookedOf(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SlotsBooked>> {
  const from = new Date(startOfDublinDay(now).getTime() - LONGEST_SLOT_MS)
  const held = vendorIds.length > 0 ? await findHeldSlotsOf(db, vendorIds, from, now) : []
  return slotsBookedIn(held, vendorIds, now)
}

/** Returns each vendor's booked times by date, from slots that were already found; those before today are left out. */
export function slotsBookedIn(
  held: readonly HeldSlot[],
  vendorIds: readonly string[],
  now: Date,
): ReadonlyMap<string, SlotsBooked> {
  const from = startOfDublinDay(now)
  const byVendor = new Map<string, SlotsBooked>(vendorIds.map((id) => [id, {}]))
  for (const slot of held) {
    const booked = byVendor.get(slot.vendorId) ?? {}
    for (const part of partsByDay(slot)) {
      if (part.start < from) continue
      const { slotDate, startTime, endTime } = slotToWire(part)
      ;(booked[slotDate] ??= []).push({ startTime, endTime })
    }
  }
  return byVendor
}

/** Splits a slot that goes on after midnight into two at midnight (B2); returns any other as it is. */
function partsByDay({ start, end }: Slot): Slot[] {
  const midnight = endOfDublinDay(dublinDate(start))
  if (end <= midnight) return [{ start, end }]
  return [
    { start, end: midnight },
    { start: midnight, end },
  ]
}
