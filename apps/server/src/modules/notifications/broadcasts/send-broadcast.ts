import { type Audience, audienceText } from '@anseo/domain/audience'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { EVERY_CLIENT, EVERY_VENDOR, roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { isInAudience } from '../audience.ts'
import { mailAnnouncement } from '../mail-announcement.ts'
import { pushAnnouncement } from '../push-announcement.ts'
import { findPeople, insertBroadcast, insertNoticeFor } from './store.ts'

export interface Broadcast {
  id: string
  adminId: string
  /** The text, without the prefix of a personal notice. */
  content: string
  audience: Audience
}

/**
 * Returns the text of an announcement without the prefix of a personal notice, so that it shows as a Broadcast (C2).
 * @throws Refusal `INVALID_REQUEST` if nothing is left of it.
 */
export function announcedText(typed: string): string {
  const content = withoutNoticePrefix(typed).trim()
  if (content === '') throw invalidField('content', 'Fill in this field.')
  return content
}

/**
 * Sends an announcement to all clients and vendors or a group of them, live to those online.
 * @returns the number of people it went to.
 */
export async function sendBroadcast(
  unit: UnitOfWork,
  settings: Runtime['settings'],
  { id, adminId, content, audience }: Broadcast,
): Promise<number> {
  await recordAudit(unit, {
    adminId,
    action: 'broadcast.sent',
    subject: { kind: 'broadcast', id },
    details: { content, audience: audienceText(audience, settings.current.specialities) },
  })
  const people = await insertNoticeFor(unit.db, isInAudience(audience), { content, now: unit.now })
  await insertBroadcast(unit.db, { id, adminId, content, audience, people, sentAt: unit.now })
  if (people === 0) return 0
  await mailAnnouncement(unit, content, audience)
  await pushAnnouncement(
    unit,
    { title: `Announcement from ${settings.current.brand.name}`, body: content, tag: id },
    audience,
  )
  unit.realtime.emit(await roomsOf(unit.db, audience), 'receive_notification', { message: content })
  return people
}

/** Returns the rooms of a group's sockets: large groups have a room of their own. */
async function roomsOf(db: Queryable, audience: Audience): Promise<string[]> {
  if (audience.to === 'everyone') return [EVERY_CLIENT, EVERY_VENDOR]
  if (audience.to === 'clients') return [EVERY_CLIENT]
  if (audience.to === 'vendors') return [EVERY_VENDOR]
  return (await findPeople(db, isInAudience(audience))).map(({ role, id }) => roomOf(role, id))
}
