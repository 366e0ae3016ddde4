import {
  exportAppointments,
  getAdminAppointment,
  listAdminAppointments,
  readAppointmentChat,
  showChatPhoto,
} from '@anseo/contract/admin-appointments'
import { cancelByAdmin as cancelByAdminCall } from '@anseo/contract/administration'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cancelByAdmin } from '../../../modules/booking/public.ts'
import { laterCentsOf } from '../../../modules/money/public.ts'
import { exportAppointmentsBy } from './export-appointments.ts'
import { listForOperator } from './list-for-operator.ts'
import { readChat } from './read-chat.ts'
import { showChatPhotoOf } from './show-chat-photo.ts'
import { showForOperator } from './show-for-operator.ts'

/** Binds the calls by which an operator reads and cancels appointments. */
export function bindOperatorAppointments(bind: Bind, runtime: Runtime) {
  bind(listAdminAppointments, ({ query }) => listForOperator(runtime, query))
  bind(exportAppointments, ({ caller, query }) => exportAppointmentsBy(runtime, caller, query))
  bind(getAdminAppointment, ({ params }) => showForOperator(runtime, params.id))
  bind(showChatPhoto, ({ params, query }) => showChatPhotoOf(runtime, params, query))
  bind(readAppointmentChat, ({ caller, params, query }) => readChat(runtime, caller, params.id, query))
  bind(cancelByAdminCall, async ({ caller, params, body }) => {
    await cancelByAdmin(runtime, caller, params.id, { ...body, laterCentsOf })
    return 'Appointment cancelled'
  })
}
