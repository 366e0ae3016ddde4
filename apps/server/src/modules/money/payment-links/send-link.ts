import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import {
  admitClientMail,
  calendarOf,
  composeClientMail,
  findBookingToEmail,
  recordClientEmailed,
  type EmailedBooking,
} from '../../booking/public.ts'
import type { RequestRow } from '../payments/asked-sum.ts'
import { askedForBalanceWords, askedWords } from './link-mails.ts'
import { insertLink, setEmailed } from './request-store.ts'

/** Returns whether the client of a vendor's own booking may be emailed a link, and counts the email (B13). */
export async function admitLinkMail(runtime: Runtime, vendorId: string, appointmentId: string) {
  const booking = await findBookingToEmail(runtime.db, appointmentId, runtime.clock.now())
  const email = booking?.row.vendorId === vendorId ? booking.email : null
  return admitClientMail(runtime, vendorId, email)
}

/** Makes a link to a request and returns its address, which is stored nowhere. */
export const makeLink = async (runtime: Runtime, unit: UnitOfWork, requestId: string): Promise<string> =>
  `${runtime.publicUrl}/pay/${await insertLink(unit.db, requestId, unit.now)}`

/** Makes a link to a request and emails it, unless the client has lost its address in the vendor's book meanwhile. */
export async function sendLink(runtime: Runtime, unit: UnitOfWork, request: RequestRow): Promise<void> {
  const booking = await findBookingToEmail(unit.db, request.appointmentId, unit.now)
  if (!booking) return
  const url = await makeLink(runtime, unit, request.id)
  const words = wordsOf(runtime, booking, request, url)
  await unit.enqueue(sendMailJob, composeClientMail(runtime, booking.email, words))
  await setEmailed(unit.db, request.id, unit.now)
  await recordClientEmailed(unit.db, request.appointmentId, unit.now)
}

function wordsOf(runtime: Runtime, booking: EmailedBooking, request: RequestRow, url: string) {
  if (request.kind === 'balance') return askedForBalanceWords(booking, request.amountCents, url)
  // With a deadline, the appointment is cancelled if it is unpaid by then.
  const attachment = calendarOf(runtime, booking, request.payBy ? 'TENTATIVE' : 'CONFIRMED')
  return { ...askedWords(booking, request, url), attachment }
}
