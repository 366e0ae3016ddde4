import { RECORD_YEARS, REQUEST_PHOTO_DAYS } from '@anseo/domain/limits'
import { lt, sql } from 'drizzle-orm'
import { otherColumn, ownColumn, type PersonalData } from '../../platform/personal-data/personal-data.ts'
import { daysBefore, deleteOld, yearsBefore } from '../../platform/personal-data/retention-period.ts'
import { eraseConversations } from './erase-conversations.ts'
import { CLIENTS, VENDORS } from './exported-subjects.ts'
import { removeAttachedPhotos } from '../identity/public.ts'
import { findWithOldPhotos } from './request-records/store.ts'
import { message } from './tables/messages.ts'
import { quoteRequest } from './tables/quote-requests.ts'

/** The personal data of people who write to each other. */
export const conversationData: PersonalData = {
  exports: { client: CLIENTS, vendor: VENDORS },
  erasure: {
    others: (person) => sql`
      select ${otherColumn(person)} from message where ${ownColumn(person)} = ${person.accountId}
      union select ${otherColumn(person)} from quote where ${ownColumn(person)} = ${person.accountId}`,
    erase: eraseConversations,
  },
  periods: [
    {
      kind: 'messages',
      what: 'Messages',
      kept: `${RECORD_YEARS} years`,
      why: 'A claim out of a contract can be made for that long (Statute of Limitations 1957 s. 11)',
      remove: deleteOld(message, (now) => lt(message.sentAt, yearsBefore(now, RECORD_YEARS))),
    },
    {
      kind: 'quote-requests',
      what: 'Requests for quotes to several vendors',
      kept: '1 year after their day',
      why: 'Clients and vendors look back at them; what was agreed is in the chat and the quote',
      remove: deleteOld(quoteRequest, (now) => lt(quoteRequest.openUntil, yearsBefore(now, 1))),
    },
    {
      kind: 'request-photos',
      what: 'Photos of such requests',
      kept: `${REQUEST_PHOTO_DAYS} days after their day`,
      why: 'They show rooms and people, and only serve the quotes',
      remove: async (unit, limit) => {
        const ids = await findWithOldPhotos(unit.db, daysBefore(unit.now, REQUEST_PHOTO_DAYS), limit)
        await removeAttachedPhotos(unit, 'requestId', ids)
        return ids.length
      },
    },
  ],
}
