import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { composeClientMail, findToldBooking, noteClientTold } from '../../booking/public.ts'
import { askedWords } from './link-mails.ts'
import type { RequestRow } from '../payments/asked-sum.ts'
import { insertLink, setEmailed } from './request-store.ts'

/**
 * Makes a link to a request and emails it, where that is wanted and the vendor's book has an address.
 * @returns the link.
 */
export async function sendLink(
  runtime: Runtime,
  unit: UnitOfWork,
  request: RequestRow,
  isMailed: boolean,
): Promise<string> {
  const url = `${runtime.publicUrl}/pay/${await insertLink(unit.db, request.id, unit.now)}`
  const booking = isMailed ? await findToldBooking(unit.db, request.appointmentId) : null
  if (booking) {
    await unit.enqueue(
      sendMailJob,
      composeClientMail(runtime, booking.email, askedWords(booking, request, url, unit.now)),
    )
    await setEmailed(unit.db, request.id, unit.now)
    await noteClientTold(unit.db, request.appointmentId, unit.now)
  }
  return url
}
