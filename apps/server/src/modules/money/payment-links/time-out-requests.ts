import { payRequestBy } from '@anseo/domain/payment-request'
import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endAppointment, lockAppointment } from '../../booking/public.ts'
import { endRequest } from './end-request.ts'
import { findRequest, type RequestRow } from '../payments/asked-sum.ts'
import { findDueRequests } from './request-store.ts'

/**
 * The sweep: cancels own bookings whose request was not paid by the moment that the vendor named, as timed out, and ends
 * requests whose appointment has begun (B7).
 */
export async function timeOutRequests(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findDueRequests(runtime.db, runtime.clock.now(), limit),
    ({ id }) => id,
    (due) => timeOut(runtime, due),
  )
}

const timeOut = (runtime: Runtime, { id, appointmentId }: RequestRow): Promise<void> =>
  runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, appointmentId)
    const request = await findRequest(unit.db, id)
    if (!row || !request || request.paidAt || request.endedAt) return
    const payBy = payRequestBy(request, row.startsAt)
    if (payBy && payBy <= unit.now) await endAppointment(unit, row, 'auto', null)
    await endRequest(unit, row.id)
  })

/** Returns the sweep of payment requests. */
export const paymentLinkSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'time out payment requests', run: () => timeOutRequests(runtime) },
]
