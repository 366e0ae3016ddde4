import {
  getAppointment,
  getVendorAppointment,
  listAppointments,
  listVendorAppointments,
} from '@anseo/contract/appointments'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { listForClient, listForVendor, showToClient, showToVendor } from './list-appointments.ts'

/** Binds what clients and vendors see of their appointments. */
export function bindAppointmentLists(bind: Bind, runtime: Runtime) {
  bind(listAppointments, ({ caller, query }) => listForClient(runtime, caller, query))
  bind(getAppointment, ({ caller, params }) => showToClient(runtime, caller, params.id))
  bind(listVendorAppointments, ({ caller, query }) => listForVendor(runtime, caller, query))
  bind(getVendorAppointment, ({ caller, params }) => showToVendor(runtime, caller, params.id))
}
