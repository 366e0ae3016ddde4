import { randomUUID } from 'node:crypto'
import { type Audience, audienceText, EVERYONE } from '@anseo/domain/audience'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { EVERY_CLIENT, EVERY_VENDOR, roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { isAmong } from '../audience.ts'
import { mailAnnouncement } from '../mail-announcement.ts'
import { pushAnnouncement } from '../push-announcement.ts'
import { findPeople, insertBroadcast, insertNoticeFor } from './store.ts'

/**
 * Sends an announcement to all clients and vendors or a group of them, live to those online. It is stored without the
 * prefix of a personal notice, so that it shows as a Broadcast (C2).
 * @throws Refusal `INVALID_REQUEST` if the text is empty without the prefix, or the group is empty.
 */
export async function sendBroadcast(
  runtime: Runtime,
  caller: Caller,
  { content: typed, audience = EVERYONE }: { content: string; audience?: Audience | undefined },
): Promise<void> {
  const content = withoutNoticePrefix(typed).trim()
  if (content === '') throw invalidField('content', 'Fill in this field.')
  const broadcastId = randomUUID()
  await runtime.transaction(async (unit) => {
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'broadcast.sent',
      subject: { kind: 'broadcast', id: broadcastId },
      details: { content, audience: audienceText(audience, runtime.settings.current.specialities) },
    })
    const among = isAmong(audience)
    const people = await insertNoticeFor(unit.db, among, { content, now: unit.now })
    if (people === 0) throw invalidField('audience', 'No one is in this group.')
    await insertBroadcast(unit.db, {
      id: broadcastId,
      adminId: caller.accountId,
      content,
      audience,
      people,
      sentAt: unit.now,
    })
    await mailAnnouncement(unit, content, audience)
    await pushAnnouncement(
      unit,
      {
        title: `Announcement from ${runtime.settings.current.brand.name}`,
        body: content,
        tag: broadcastId,
      },
      audience,
    )
    unit.realtime.emit(await roomsOf(unit.db, audience), 'receive_notification', { message: content })
  })
}

/** Returns the rooms of a group's sockets: large groups have a room of their own. */
async function roomsOf(db: Queryable, audience: Audience): Promise<string[]> {
  if (audience.to === 'everyone') return [EVERY_CLIENT, EVERY_VENDOR]
  if (audience.to === 'clients') return [EVERY_CLIENT]
  if (audience.to === 'vendors') return [EVERY_VENDOR]
  return (await findPeople(db, isAmong(audience))).map(({ role, id }) => roomOf(role, id))
}
