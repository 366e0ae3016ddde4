import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'

/** Returns the client's last completed appointment with a vendor; null if there was none. */
export function lastCompleted(
  vendorId: string,
  appointments: readonly AppointmentOnWire[],
): AppointmentOnWire | null {
  const [last = null] = appointments
    .filter(({ vendorData, isComplete }) => isComplete && vendorData._id === vendorId)
    .toSorted((a, b) => startOf(b) - startOf(a))
  return last
}

const startOf = (appointment: AppointmentOnWire) => appointmentFromWire(appointment).start.getTime()
