import type { Cost } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'

/** The facts that every event of an appointment carries. */
export interface AppointmentEventBase {
  appointmentId: string
  /** Null for a booking of the vendor's own. */
  clientId: string | null
  vendorId: string
  slot: Slot
  cost: Cost
  /** The hours before the start until which the client can cancel with a refund (A8). */
  cancellationHours: number
  /** Until when the client can withdraw by law, if it has not begun (D9); null without that right. */
  withdrawableUntil: Date | null
  /** From when a visit of a series can be paid for (C6); null for any other. */
  payableFrom: Date | null
}
