import {
  bookAppointment,
  cancelAppointment,
  changeAddress,
  cancelByVendor as cancelByVendorCall,
  completeByVendor,
  confirmAppointment,
  declineAppointment,
  markComplete,
  noShowByVendor,
  putVendorNote,
  rescheduleAppointment,
  rescheduleTimes,
} from '@anseo/contract/appointments'
import { vendorTerms } from '@anseo/contract/cost'
import { euroToCents } from '@anseo/domain/money'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmRequest, declineRequest } from './answer-request.ts'
import { createBookAppointment } from './book-appointment.ts'
import { cancelByClient, cancelByVendor } from './cancel-appointment.ts'
import { changeAddressOf } from './change-address.ts'
import { markCompleteByClient, markCompleteByVendor, markNoShow } from './complete-appointment.ts'
import { listRescheduleTimes } from './list-reschedule-times.ts'
import { showTerms } from './show-terms.ts'
import { saveVendorNote } from './save-note.ts'
import { rescheduleAppointmentFor } from './reschedule-appointment.ts'

/** Binds the calls by which clients and vendors change an appointment, and a vendor's terms for a client. */
export function bindAppointments(bind: Bind, runtime: Runtime) {
  const book = createBookAppointment(runtime)
  bind(bookAppointment, async ({ caller, body }) => ({
    message: 'Appointment booked successfully!',
    ...(await book(caller, body)),
  }))
  bind(vendorTerms, async ({ caller, params }) => ({
    ...(await showTerms(runtime, caller, params.vendorId)),
  }))
  bind(rescheduleTimes, ({ caller, params, query }) => listRescheduleTimes(runtime, caller, params.id, query))
  bind(rescheduleAppointment, async ({ caller, body }) => {
    await rescheduleAppointmentFor(runtime, caller, body)
    return 'Appointment rescheduled successfully'
  })
  bind(changeAddress, async ({ caller, params, body }) => {
    await changeAddressOf(runtime, caller, params.id, body)
    return 'Address changed'
  })
  bind(cancelAppointment, async ({ caller, body }) => {
    const { appointmentId, expectedRefund } = body
    const expectedCents = expectedRefund === undefined ? undefined : euroToCents(expectedRefund)
    await cancelByClient(runtime, caller, appointmentId, expectedCents)
    return 'Appointment cancelled'
  })
  bind(markComplete, async ({ caller, body }) => {
    await markCompleteByClient(runtime, caller, body.appointmentId)
    return 'Appointment marked as complete'
  })

  bind(putVendorNote, async ({ caller, params, body }) => {
    await saveVendorNote(runtime, caller, params.id, body.note ?? null)
    return 'Note saved'
  })
  bind(confirmAppointment, async ({ caller, params }) => {
    await confirmRequest(runtime, caller, params.id)
    return 'Appointment confirmed'
  })
  bind(declineAppointment, async ({ caller, params, body }) => {
    await declineRequest(runtime, caller, params.id, body.reason)
    return 'Appointment declined'
  })
  bind(cancelByVendorCall, async ({ caller, params, body }) => {
    await cancelByVendor(runtime, caller, params.id, body.reason)
    return 'Appointment cancelled'
  })
  bind(completeByVendor, async ({ caller, params }) => {
    await markCompleteByVendor(runtime, caller, params.id)
    return 'Appointment marked as complete'
  })
  bind(noShowByVendor, async ({ caller, params }) => {
    const isTold = await markNoShow(runtime, caller, params.id)
    return isTold ? "Marked as a no-show. We've told the client." : 'Marked as a no-show'
  })
}
