import type { JobRun, PayloadOf } from '../../../platform/jobs/job.ts'
import { endJob } from '../../../platform/jobs/queue.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import {
  calendarOf,
  composeClientMail,
  findBookingToEmail,
  isStopped,
  recordClientEmailed,
  type EmailedBooking,
} from '../../booking/public.ts'
import type { mailPayerJob } from '../events.ts'
import { findReceiptOfPayment } from './linked-store.ts'
import { findPayment } from '../payments/payment-store.ts'
import { cancelledLaterWords, paidLaterWords, paidWords, refundedWords, returnedWords } from './link-mails.ts'

/**
 * Emails the person who paid by a link the receipt, or the news that money goes back, once for each job. Without an
 * email address nothing is sent; the payment page shows the same.
 */
export async function mailPayer(
  runtime: Runtime,
  payload: PayloadOf<typeof mailPayerJob>,
  run: JobRun,
): Promise<void> {
  const booking = await findBookingToEmail(runtime.db, payload.appointmentId, runtime.clock.now())
  if (!booking || (await isStopped(runtime.db, booking.email))) return
  const moneyBack = moneyBackWords(booking, payload)
  const words = moneyBack ?? (await receiptWords(runtime, booking, payload.paymentId))
  await runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    await unit.enqueue(sendMailJob, composeClientMail(runtime, booking.email, words))
    // A receipt names the time too.
    if (!moneyBack) await recordClientEmailed(unit.db, payload.appointmentId, unit.now)
  })
}

function moneyBackWords(
  booking: EmailedBooking,
  { returnedCents, refunded, cancelled }: PayloadOf<typeof mailPayerJob>,
) {
  if (refunded) return refundedWords(booking, refunded)
  if (cancelled) return cancelledLaterWords(booking, cancelled)
  return returnedCents === undefined ? null : returnedWords(booking, returnedCents)
}

async function receiptWords(runtime: Runtime, booking: EmailedBooking, paymentId: string) {
  const number = await findReceiptOfPayment(runtime.db, paymentId)
  const payment = (await findPayment(runtime.db, paymentId))!
  if (payment.kind !== 'deposit') return paidLaterWords(booking, payment, number)
  const attachment = calendarOf(runtime, booking, 'CONFIRMED')
  return { ...paidWords(booking, number), attachment }
}
