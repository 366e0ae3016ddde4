// implements: §3.9
import type { AppointmentFacts, CancelledBy } from './appointment.ts'
import type { WireSlot } from './slot.ts'
import { slotFromWire } from './slot.ts'

/** The fields of an appointment on the wire (§3) that the rules need. */
export interface WireAppointment extends WireSlot {
  payment: boolean
  /** The part that is paid now, in euro. */
  totalAmount: number
  isConfirmed: boolean
  isComplete: boolean
  isDeclined: boolean
  cancelled: boolean
  cancelledBy: string | null
  clientMarkedComplete: boolean
  noShow: boolean
  rescheduleCount: number
  cancellationHours: number
  /** ISO instant; null where its vendor has not asked to move it (B8). */
  fullRefundUntil: string | null
  /** ISO instant; null without a statutory right to withdraw (D9). */
  withdrawableUntil: string | null
  /** The state of a problem that the client reported (L3). */
  reportStatus: 'open' | 'settled' | null
  /** ISO instant, or null before the confirmation. */
  payBy: string | null
  /** ISO instant; null unless it is a visit of a series (C6). */
  payableFrom: string | null
}

function canceller(by: string | null): CancelledBy {
  // Any actor not named in §3 counts as the admin.
  return by === 'client' || by === 'vendor' || by === 'auto' ? by : 'admin'
}

/** Returns the facts of an appointment of the API. @throws RangeError when its date or times cannot be read. */
export function appointmentFromWire(wire: WireAppointment): AppointmentFacts {
  const slot = slotFromWire(wire)
  if (!slot) throw new RangeError(`Unreadable slot ${wire.slotDate} ${wire.startTime} ${wire.endTime}`)
  return {
    ...slot,
    confirmed: wire.isConfirmed,
    payBy: wire.payBy === null ? null : new Date(wire.payBy),
    paid: wire.payment,
    free: wire.totalAmount === 0,
    declined: wire.isDeclined,
    cancelledBy: wire.cancelled ? canceller(wire.cancelledBy) : null,
    clientMarked: wire.clientMarkedComplete,
    complete: wire.isComplete,
    noShow: wire.noShow,
    reportOpen: wire.reportStatus === 'open',
    rescheduleCount: wire.rescheduleCount,
    cancellationHours: wire.cancellationHours,
    fullRefundUntil: wire.fullRefundUntil === null ? null : new Date(wire.fullRefundUntil),
    withdrawableUntil: wire.withdrawableUntil === null ? null : new Date(wire.withdrawableUntil),
    payableFrom: wire.payableFrom === null ? null : new Date(wire.payableFrom),
  }
}
