import type { Cost } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'

/** The facts that every event of an appointment carries. */
export interface AppointmentEventBase {
  appointmentId: string
  clientId: string
  vendorId: string
  slot: Slot
  cost: Cost
}
