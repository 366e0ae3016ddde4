import { randomUUID } from 'node:crypto'
import { REPEAT_WINDOW_MS } from '@anseo/domain/limits'
import { formNotice } from '@anseo/domain/notice'
import type { Transaction } from '@anseo/server/platform/database/database'
import { message } from '@anseo/server/modules/conversation/tables/messages'
import { notice } from '@anseo/server/modules/notifications/tables/notices'
import { broadcast } from '@anseo/server/modules/notifications/tables/broadcasts'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { announcementRows } from './announcement-rows.ts'
import { conversations, type DemoConversation } from './conversations.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { requestConversations } from './fill-requests.ts'
import { insertRows } from './insert-rows.ts'
import { hoursAfter, momentToInstant } from './moments.ts'
import { quoteConversations } from './quotes.ts'
import { type DemoNotice, noticesOfAoife, noticesOfCiara } from './notices.ts'

type MessageRow = typeof message.$inferInsert & { sentAt: Date }

function messageRows(conversation: DemoConversation, people: DemoPeople, now: Date): MessageRow[] {
  const clientId = idOf(people, conversation.client)
  const vendorId = idOf(people, conversation.vendor)
  return conversation.messages.map(({ from, at, text, unread }) => {
    const [senderId, receiverId] = from === 'client' ? [clientId, vendorId] : [vendorId, clientId]
    const sentAt = momentToInstant(at, now)
    const repeatsUntil = new Date(sentAt.getTime() + REPEAT_WINDOW_MS)
    return {
      id: randomUUID(),
      clientId,
      vendorId,
      senderId,
      receiverId,
      content: text,
      repeatWindow: `[${sentAt.toISOString()},${repeatsUntil.toISOString()})`,
      sentAt,
      readAt: unread ? null : new Date(Math.min(hoursAfter(sentAt, 0.02).getTime(), now.getTime())),
    }
  })
}

/** Inserts the conversations, and the messages that carry something, in the order in which they were sent. */
export async function fillMessages(
  tx: Transaction,
  people: DemoPeople,
  now: Date,
  cards: MessageRow[],
): Promise<void> {
  const written = [...conversations, ...quoteConversations, ...requestConversations(now)]
  const rows = written.flatMap((conversation) => messageRows(conversation, people, now))
  await insertRows(
    tx,
    message,
    [...rows, ...cards].toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime()),
  )
}

/** Inserts the notices of the two accounts that visitors can log in to, and the announcements (C2). */
export async function fillNotices(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const rowsFor = (key: string, notices: DemoNotice[]) =>
    notices.map(({ at, text, path, broadcast, unread }) => {
      const createdAt = momentToInstant(at, now)
      return {
        id: randomUUID(),
        accountId: idOf(people, key),
        content: broadcast ? text : formNotice(text),
        path: path ?? null,
        createdAt,
        readAt: unread ? null : createdAt,
      }
    })
  const announced = announcementRows(people, now)
  await insertRows(tx, broadcast, announced.broadcasts)
  await insertRows(tx, notice, [
    ...announced.notices,
    ...rowsFor(DEMO_ACCOUNTS.client.key, noticesOfCiara),
    ...rowsFor(DEMO_ACCOUNTS.vendor.key, noticesOfAoife),
  ])
}
