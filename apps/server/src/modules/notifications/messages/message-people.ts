import { withoutNoticePrefix } from '@anseo/domain/notice'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { type NotificationContent, notifyPeople } from '../notify-people.ts'
import { NOTIFICATIONS_PATHS } from '../notifications-paths.ts'
import { findPeople } from '../people-store.ts'
import { senderOf } from '../sender.ts'

/**
 * Sends an admin's message to clients and vendors: a notification and an email to each, regardless of preferences, which
 * say where to answer, since no one reads answers to either (D4).
 * @returns the number of people it went to; deleted accounts are left out.
 * @throws Refusal `NOT_FOUND` if one of them has no account, or all are deleted; then no one gets it.
 */
export async function messagePeopleAs(
  runtime: Runtime,
  { accountId: adminId }: Caller,
  { people: ids, content: typed }: { people: readonly string[]; content: string },
): Promise<number> {
  const words = withoutNoticePrefix(typed).trim()
  if (words === '') throw invalidField('content', 'Fill in this field.')
  const sender = senderOf(runtime)
  const { name, email, phone } = runtime.settings.current.brand
  const wanted = [...new Set(ids)]
  const found = await findPeople(runtime.db, wanted)
  if (found.size < wanted.length) throw new Refusal('NOT_FOUND')
  const people = [...found.values()].filter(({ hasLeft }) => !hasLeft)
  if (people.length === 0 || people.some(({ role }) => role === 'admin')) throw new Refusal('NOT_FOUND')
  const content: Omit<NotificationContent, 'button'> = {
    headline: `A message from ${name}`,
    sentences: [...words.split(/\s*\n\s*/), `To answer, email ${email} or call ${phone}.`],
    isBinding: true,
  }
  return runtime.transactionOnce(async (unit) => {
    for (const { id, role } of people) {
      await recordAudit(unit, {
        adminId,
        action: 'person.messaged',
        subject: { kind: role, id },
        details: { content: words },
      })
    }
    await notifyPeople(
      unit,
      sender,
      people.map((person) => ({
        person,
        topic: 'announcements',
        content: {
          ...content,
          button: { label: 'See your notifications', path: NOTIFICATIONS_PATHS[person.role] },
        },
        at: unit.now,
      })),
    )
    return people.length
  })
}
