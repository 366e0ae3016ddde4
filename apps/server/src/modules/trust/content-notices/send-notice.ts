import type { BodyOf } from '@anseo/contract/call'
import type { contentNoticeCalls } from '@anseo/contract/content-notices'
import { decideBy } from '@anseo/domain/moderation'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { contentReported } from '../events.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { canReport } from './can-report.ts'
import { readContent } from '../restrictions/read-content.ts'
import { receivedMail } from './received-mail.ts'
import { countAlike } from './store.ts'

/**
 * Stores a report with the content as it is now, and confirms it by an email of fixed text, since anyone can type any address (D6).
 * @param caller null for a visitor.
 * @returns its id.
 * @throws Refusal `NOT_FOUND` for what the caller cannot see.
 */
export const sendContentNotice = (
  runtime: Runtime,
  caller: Caller | null,
  { kind, id: subjectId, reason, text, name, email }: BodyOf<typeof contentNoticeCalls.send>,
): Promise<string> =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    const allowed = await canReport(db, caller, { kind, id: subjectId }, now)
    const content = allowed && (await readContent(db, kind, subjectId))
    if (!content) throw new Refusal('NOT_FOUND')
    const { authorId, text: shown, stars, about, photoKey } = content
    const values = {
      reporterId: caller?.accountId ?? null,
      kind,
      subjectId,
      reason,
      text,
      name,
      email,
      sentAt: now,
      authorId,
      snapshot: { text: shown, stars, about, photoKey },
    }
    const [row] = await db.insert(contentNotice).values(values).returning()
    const noticeId = row!.id
    await unit.enqueue(sendMailJob, receivedMail(runtime, email, noticeId))
    // Reports of the same content are decided together, so that admins are told of the first alone.
    if ((await countAlike(db, row!)) === 1) {
      await unit.publish(contentReported, { noticeId, kind, reason, decideBy: decideBy(now) })
    }
    return noticeId
  })
