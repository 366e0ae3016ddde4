import type { ClientMailOutcome } from '@anseo/contract/client-mails'
import { bookOwnAppointment } from '@anseo/contract/own-bookings'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { bookOwnAppointmentFor } from './book-own.ts'

/** Binds the calls by which a vendor keeps bookings of its own. */
export function bindOwnBookings(bind: Bind, runtime: Runtime) {
  bind(bookOwnAppointment, async ({ caller, body }) => {
    const booked = await bookOwnAppointmentFor(runtime, caller, body)
    return { success: true as const, message: messageOf(booked.emailed), ...booked }
  })
}

const EMAILED: Record<ClientMailOutcome, string> = {
  sent: "Appointment saved. We're emailing the client.",
  'no address': 'Appointment saved. No email was sent, as the client has no email address.',
  stopped: "Appointment saved. No email was sent, as this person doesn't want emails from vendors.",
  limit: "Appointment saved. No email was sent, as you've reached today's 50 emails to clients.",
}

const messageOf = (emailed: ClientMailOutcome | null) => (emailed ? EMAILED[emailed] : 'Appointment saved')
