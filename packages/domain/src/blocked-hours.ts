import { HOUR_MS, type Slot } from './slot.ts'

/** The facts of a vendor's calendar that block hours. */
interface Taken {
  /** Live appointments, each with the buffer frozen at its booking. */
  busy: readonly Slot[]
  timeOff: readonly Slot[]
  /** The buffer after a new booking, in whole hours. */
  bufferHours: number
}

/** The hours of a period, each with 1 if a booking of one hour that starts then meets something taken. */
export interface BlockedHours {
  /** Counted in hours from 1970: Dublin's full hours are those of UTC. */
  first: number
  bits: Uint8Array
}

/**
 * Marks the hours of a period at which a booking of one hour, with the vendor's own buffer after it, would meet a live
 * appointment or, without the buffer, time off (S1, S6).
 * @param from a full hour.
 */
export function blockedHours({ busy, timeOff, bufferHours }: Taken, from: Date, hours: number): BlockedHours {
  const first = from.getTime() / HOUR_MS
  const bits = new Uint8Array(hours)
  const block = ({ start, end }: Slot, hoursBefore: number) => {
    const begin = Math.floor(start.getTime() / HOUR_MS) - hoursBefore - first
    const stop = Math.ceil(end.getTime() / HOUR_MS) - first
    bits.fill(1, Math.max(0, begin), Math.max(0, stop))
  }
  for (const slot of busy) block(slot, bufferHours)
  for (const slot of timeOff) block(slot, 0)
  return { first, bits }
}

/** Returns whether a start, on a full hour of the period, is blocked. */
export const isBlocked = ({ first, bits }: BlockedHours, start: Date): boolean =>
  bits[start.getTime() / HOUR_MS - first] === 1
