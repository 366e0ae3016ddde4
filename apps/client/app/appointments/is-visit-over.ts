import { slotFromWire, type WireSlot } from '@anseo/domain/slot'

/** Returns whether a visit of a series has ended. */
export const isVisitOver = (visit: WireSlot, now: Date): boolean => (slotFromWire(visit)?.end ?? now) <= now
