import { startOfDublinDay } from '@anseo/domain/dublin-time'
import { slotToWire } from '@anseo/domain/slot'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { findHeldSlotsOf } from './calendar-store.ts'

/** Start and end of what is taken, by `slotDate`; never anything of a client (S7). */
export type SlotsBooked = Record<string, { startTime: string; endTime: string }[]>

/** What is taken of each given vendor from today on, in one query; every given id has an entry (S7). */
export async function slotsBookedOf(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SlotsBooked>> {
  const byVendor = new Map<string, SlotsBooked>(vendorIds.map((id) => [id, {}]))
  if (byVendor.size === 0) return byVendor
  for (const slot of await findHeldSlotsOf(db, [...byVendor.keys()], startOfDublinDay(now), now)) {
    const { slotDate, startTime, endTime } = slotToWire(slot)
    const booked = byVendor.get(slot.vendorId) ?? {}
    ;(booked[slotDate] ??= []).push({ startTime, endTime })
  }
  return byVendor
}
