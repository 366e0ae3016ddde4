import { randomUUID } from 'node:crypto'
import type { notice } from '@anseo/server/modules/notifications/tables/notices'
import type { broadcast } from '@anseo/server/modules/notifications/tables/broadcasts'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { clients } from './clients.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { momentToInstant } from './moments.ts'
import { noticesOfCiara } from './notices.ts'
import { randomFrom } from './random.ts'

/** Share of the others who have read the announcement, of 100. */
const READERS = 70

/** Returns the announcement to every client, and the notices of it that the others have; Ciara's is among her own. */
export function announcementRows(people: DemoPeople, now: Date) {
  const random = randomFrom('announcements read')
  const others = clients.filter(({ key }) => key !== DEMO_ACCOUNTS.client.key)
  const broadcasts: (typeof broadcast.$inferInsert)[] = []
  const notices: (typeof notice.$inferInsert)[] = []
  for (const { at, text: content } of noticesOfCiara.filter((each) => each.broadcast)) {
    const sentAt = momentToInstant(at, now)
    const adminId = idOf(people, DEMO_ACCOUNTS.admin.key)
    broadcasts.push({ adminId, content, audience: { to: 'clients' }, people: clients.length, sentAt })
    for (const { key } of others) {
      const readAt = random.below(100) < READERS ? sentAt : null
      notices.push({ id: randomUUID(), accountId: idOf(people, key), content, createdAt: sentAt, readAt })
    }
  }
  return { broadcasts, notices }
}
