import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { calendarOf, composeClientMail, findToldBooking, noteClientTold } from '../../booking/public.ts'
import type { RequestRow } from '../payments/asked-sum.ts'
import { askedWords } from './link-mails.ts'
import { insertLink, setEmailed } from './request-store.ts'

/** Makes a link to a request and returns its address, which is stored nowhere. */
export const makeLink = async (runtime: Runtime, unit: UnitOfWork, requestId: string): Promise<string> =>
  `${runtime.publicUrl}/pay/${await insertLink(unit.db, requestId, unit.now)}`

/** Makes a link to a request and emails it, unless the client has lost its address in the vendor's book meanwhile. */
export async function sendLink(runtime: Runtime, unit: UnitOfWork, request: RequestRow): Promise<void> {
  const booking = await findToldBooking(unit.db, request.appointmentId)
  if (!booking) return
  const url = await makeLink(runtime, unit, request.id)
  // With a deadline, the appointment is cancelled if it is unpaid by then.
  const attachment = calendarOf(runtime, booking, request.payBy ? 'TENTATIVE' : 'CONFIRMED')
  const words = { ...askedWords(booking, request, url, unit.now), attachment }
  await unit.enqueue(sendMailJob, composeClientMail(runtime, booking.email, words))
  await setEmailed(unit.db, request.id, unit.now)
  await noteClientTold(unit.db, request.appointmentId, unit.now)
}
