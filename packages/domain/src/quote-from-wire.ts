import type { QuoteFacts } from './quote.ts'
import { type Slot, slotFromWire, type WireSlot } from './slot.ts'

/** The fields of a quote on the wire that the rules need. */
export interface WireQuote extends WireSlot {
  version: number
  newestVersion: number
  /** ISO instants; null where it has not happened. */
  expiresAt: string
  acceptedAt: string | null
  withdrawnAt: string | null
  closedAt: string | null
}

/** Returns the facts of a quote of the API, and its slot. @throws RangeError when its date or times cannot be read. */
export function quoteFromWire(wire: WireQuote): QuoteFacts & Slot {
  const slot = slotFromWire(wire)
  if (!slot) throw new RangeError(`Unreadable slot ${wire.slotDate} ${wire.startTime} ${wire.endTime}`)
  return {
    ...slot,
    version: wire.version,
    newestVersion: wire.newestVersion,
    expiresAt: new Date(wire.expiresAt),
    accepted: wire.acceptedAt !== null,
    withdrawn: wire.withdrawnAt !== null,
    closed: wire.closedAt !== null,
  }
}
