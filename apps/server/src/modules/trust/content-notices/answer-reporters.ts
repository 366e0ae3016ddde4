import type { NoticeDecision } from '@anseo/domain/moderation'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { createSecret, digestOf } from '../../identity/public.ts'
import { decidedMail } from './decided-mail.ts'
import { type NoticeRow, setDecided } from './store.ts'

interface Answer {
  decision: NoticeDecision
  /** The reasons for the reporters, who stay unknown to the author. */
  toReporter: string
  adminId: string
}

/** Decides locked reports, and emails each reporter the decision with a link (DSA article 16(5)). */
export async function answerReporters(
  { db, now, enqueue }: UnitOfWork,
  runtime: Runtime,
  reports: readonly NoticeRow[],
  { decision, toReporter, adminId }: Answer,
): Promise<void> {
  for (const one of reports) {
    const token = createSecret()
    const by = { decidedAt: now, decidedBy: adminId }
    await setDecided(db, one.id, { decision, ...by, reasons: toReporter, tokenHash: digestOf(token) })
    if (one.email) await enqueue(sendMailJob, decidedMail(runtime, one, { decision, toReporter, token, now }))
  }
}
