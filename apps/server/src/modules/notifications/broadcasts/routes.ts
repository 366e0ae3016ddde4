import {
  cancelByAdmin,
  listVettedVendors,
  rejectVendor,
  suspendVendor,
  verifyVendor,
} from '@anseo/contract/administration'
import { broadcast, countAudience, listBroadcasts } from '@anseo/contract/broadcasts'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cancelByAdmin as cancelAppointment } from '../../booking/appointments/cancel-appointment.ts'
import { listVettedVendorsBy } from '../../catalogue/vendors/list-vetted-vendors.ts'
import { reject, suspend, verify } from '../../catalogue/vendors/vet-vendor.ts'
import { countAudienceOf, listBroadcastsBy } from './list-broadcasts.ts'
import { sendBroadcast } from './send-broadcast.ts'

const success = true as const

/** What the operator may do, each by the use case of its noun. */
export function bindAdministration(bind: Bind, runtime: Runtime) {
  bind(listVettedVendors, ({ query }) => listVettedVendorsBy(runtime, query))
  bind(verifyVendor, async ({ caller, params, body }) => {
    const now = await verify(runtime, caller, params.id, body)
    return { success, message: now ? 'Vendor listed' : 'This vendor was already listed.' }
  })
  bind(rejectVendor, async ({ caller, params, body }) => {
    const now = await reject(runtime, caller, params.id, body)
    return { success, message: now ? 'Application rejected' : 'This application was already rejected.' }
  })
  bind(suspendVendor, async ({ caller, params, body }) => {
    const now = await suspend(runtime, caller, params.id, body)
    return { success, message: now ? 'Vendor suspended' : 'This vendor was already suspended.' }
  })
  bind(cancelByAdmin, async ({ caller, params, body }) => {
    await cancelAppointment(runtime, caller, params.id, body.reason)
    return { success, message: 'Appointment cancelled' }
  })
  bind(countAudience, async ({ body }) => ({
    success,
    people: await countAudienceOf(runtime, body.audience),
  }))
  bind(listBroadcasts, ({ query }) => listBroadcastsBy(runtime, query))
  bind(broadcast, async ({ caller, body }) => {
    await sendBroadcast(runtime, caller, body)
    return { success, message: "We're sending your announcement." }
  })
}
