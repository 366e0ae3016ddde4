import type { Cost } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'

/** What every event of an appointment says. */
export interface AboutAppointment {
  appointmentId: string
  clientId: string
  vendorId: string
  slot: Slot
  cost: Cost
}
