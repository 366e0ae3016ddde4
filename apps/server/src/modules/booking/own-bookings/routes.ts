import { bookOwnAppointment } from '@anseo/contract/own-bookings'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { bookOwnAppointmentFor } from './book-own.ts'

/** Binds the calls by which a vendor keeps bookings of its own. */
export function bindOwnBookings(bind: Bind, runtime: Runtime) {
  bind(bookOwnAppointment, async ({ caller, body }) => ({
    success: true as const,
    message: 'Appointment saved',
    ...(await bookOwnAppointmentFor(runtime, caller, body)),
  }))
}
