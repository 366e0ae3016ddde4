import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../platform/http/caller.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { mailOfAnnouncement } from '../mail-announcement.ts'
import { findPerson } from '../people-store.ts'
import { senderOf } from '../sender.ts'
import { insertNotices } from '../store.ts'
import { announcedText } from './send-broadcast.ts'

/**
 * Sends an announcement to the admin who writes it and to nobody else, as notification and email: it isn't listed as sent
 * (D4).
 * @throws Refusal `INVALID_REQUEST` if the text is empty without the prefix of notices.
 */
export async function sendTestCopy(
  runtime: Runtime,
  { accountId: adminId }: Caller,
  typed: string,
): Promise<void> {
  const content = announcedText(typed)
  await runtime.transaction(async (unit) => {
    const admin = await findPerson(unit.db, adminId)
    await insertNotices(unit.db, [{ accountId: adminId, content, path: null, createdAt: unit.now }])
    await unit.enqueue(sendMailJob, mailOfAnnouncement(senderOf(runtime), admin, content))
    unit.realtime.emit(roomOf('admin', adminId), 'receive_notification', { message: content })
    await recordAudit(unit, {
      adminId,
      action: 'broadcast.tested',
      subject: { kind: 'broadcast', id: randomUUID() },
      details: { content },
    })
  })
}
