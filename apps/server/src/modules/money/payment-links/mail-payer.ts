import type { PayloadOf } from '../../../platform/jobs/job.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { calendarOf, composeClientMail, findToldBooking, isStopped } from '../../booking/public.ts'
import type { mailPayerJob } from '../events.ts'
import { findReceiptOfPayment } from './linked-store.ts'
import { paidWords, returnedWords } from './link-mails.ts'

/** Emails who paid by a link the receipt, or that the money comes back; without an address the page says both. */
export async function mailPayer(
  runtime: Runtime,
  { appointmentId, paymentId, returnedCents }: PayloadOf<typeof mailPayerJob>,
): Promise<void> {
  const booking = await findToldBooking(runtime.db, appointmentId)
  if (!booking || (await isStopped(runtime.db, booking.email))) return
  const words =
    returnedCents === undefined
      ? {
          ...paidWords(booking, await findReceiptOfPayment(runtime.db, paymentId), runtime.clock.now()),
          attachment: calendarOf(runtime, booking, 'CONFIRMED'),
        }
      : returnedWords(booking, returnedCents)
  await runtime.transaction((unit) =>
    unit.enqueue(sendMailJob, composeClientMail(runtime, booking.email, words)),
  )
}
