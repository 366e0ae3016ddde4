import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { AppointmentFacts } from '@anseo/domain/appointment'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { orderAppointments } from '@anseo/domain/appointment-order'

/** An appointment as the API returns it, with its facts for the rules. */
export interface ClientAppointment {
  wire: AppointmentOnWire
  facts: AppointmentFacts
}

/** Returns the appointments with their facts, in the order of the page (C7). */
export function clientAppointments(
  appointments: readonly AppointmentOnWire[],
  now: Date,
): ClientAppointment[] {
  const all = appointments.map((wire) => ({ wire, facts: appointmentFromWire(wire) }))
  return orderAppointments(all, ({ facts }) => facts, now)
}
