import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { JobRun, PayloadOf } from '../../../platform/jobs/job.ts'
import { endJob } from '../../../platform/jobs/queue.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type notifyClientJob } from '../events.ts'
import { composeClientMail } from './compose-client-mail.ts'
import { bookedWords, cancelledWords, movedWords } from './own-booking-mails.ts'
import { isStopped } from './stopped-address-store.ts'
import { findBookingToEmail } from './client-email-store.ts'

/** Emails the client of a vendor's own booking, unless it left the vendor's book or stopped such emails meanwhile (B13), once for each job. */
export async function emailClient(
  runtime: Runtime,
  { appointmentId, moved, cancelled }: PayloadOf<typeof notifyClientJob>,
  run: JobRun,
): Promise<void> {
  const booking = await findBookingToEmail(runtime.db, appointmentId, runtime.clock.now())
  if (!booking || (await isStopped(runtime.db, booking.email))) return
  const words = cancelled
    ? cancelledWords(runtime, booking, cancelled)
    : (moved ? movedWords : bookedWords)(runtime, booking)
  await runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    await unit.enqueue(sendMailJob, composeClientMail(runtime, booking.email, words))
  })
}
