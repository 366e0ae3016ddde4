import { randomUUID } from 'node:crypto'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import type { Caller } from '../../http/caller.ts'
import { invalidField } from '../../http/refusal.ts'
import { EVERYONE } from '../../infrastructure/realtime/realtime.ts'
import type { Runtime } from '../../runtime.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { mailAnnouncement } from '../notifications/mail-announcement.ts'
import { pushAnnouncement } from '../notifications/push-announcement.ts'
import { insertNoticeForEveryone } from './store.ts'

/**
 * Tells every client and vendor something, live to those who are there. It is stored without the prefix of a
 * personal notice, so that it reads as a Broadcast (C2).
 * @throws Refusal `INVALID_REQUEST` when nothing is left without the prefix.
 */
export async function sendBroadcast(runtime: Runtime, caller: Caller, typed: string): Promise<void> {
  const content = withoutNoticePrefix(typed).trim()
  if (content === '') throw invalidField('content', 'Please fill this in.')
  const broadcastId = randomUUID()
  await runtime.transaction(async (unit) => {
    await noteAudit(unit, {
      adminId: caller.accountId,
      action: 'broadcast.sent',
      subject: { kind: 'broadcast', id: broadcastId },
      details: { content },
    })
    await insertNoticeForEveryone(unit.db, content, unit.now)
    await mailAnnouncement(unit, content)
    await pushAnnouncement(unit, {
      title: `Announcement from ${runtime.settings.current.brand.name}`,
      body: content,
      tag: broadcastId,
    })
    unit.afterCommit(() => runtime.realtime.emit(EVERYONE, 'receive_notification', { message: content }))
  })
}
