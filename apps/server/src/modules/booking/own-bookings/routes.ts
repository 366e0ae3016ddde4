import type { ClientMailOutcome } from '@anseo/contract/client-mails'
import { bookOwnAppointment, moveAppointment } from '@anseo/contract/own-bookings'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { bookOwnAppointmentFor } from './book-own.ts'
import { moveAppointmentFor } from './move-appointment.ts'

/** Binds the calls by which a vendor enters and moves its own bookings. */
export function bindOwnBookings(bind: Bind, runtime: Runtime) {
  bind(bookOwnAppointment, async ({ caller, body }) => {
    const booked = await bookOwnAppointmentFor(runtime, caller, body)
    return { message: messageOf('saved', booked.emailed), ...booked }
  })
  bind(moveAppointment, async ({ caller, params, body }) => {
    const { emailed, proposal } = await moveAppointmentFor(runtime, caller, params.id, body)
    const message = proposal ? 'Suggestion sent' : messageOf('moved', emailed)
    return { message, emailed, proposal }
  })
}

const EMAILED: Record<ClientMailOutcome, string> = {
  sent: "We're emailing the client.",
  'no address': 'No email was sent, as the client has no email address.',
  stopped: "No email was sent, as this person doesn't want emails from vendors.",
  limit: "No email was sent, as you've reached today's 50 emails to clients.",
}

const messageOf = (done: 'saved' | 'moved', emailed: ClientMailOutcome | null) =>
  emailed ? `Appointment ${done}. ${EMAILED[emailed]}` : `Appointment ${done}`
