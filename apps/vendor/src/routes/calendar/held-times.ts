import { type Slot, slotFromWire } from '@anseo/domain/slot'
import type { VendorAppointment } from '../../queries/appointments.ts'

/** The time to which the vendor asked to move an appointment, held until its client answers (B8). */
export interface HeldTime extends Slot {
  appointment: VendorAppointment
}

/** Returns the times held for the moves of some appointments. */
export const heldTimesOf = (appointments: readonly VendorAppointment[]): HeldTime[] =>
  appointments.flatMap((appointment) => {
    const { proposal } = appointment
    const slot = proposal?.heldUntil ? slotFromWire(proposal) : null
    return slot ? [{ appointment, ...slot }] : []
  })
