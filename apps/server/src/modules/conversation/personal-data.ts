import { RECORD_YEARS } from '@anseo/domain/limits'
import { lt, sql } from 'drizzle-orm'
import { otherColumn, ownColumn, type PersonalData } from '../../platform/personal-data/personal-data.ts'
import { deleteOld, yearsBefore } from '../../platform/personal-data/retention-period.ts'
import { eraseConversations } from './erase-conversations.ts'
import { CLIENTS, VENDORS } from './exported-subjects.ts'
import { message } from './tables/messages.ts'

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
  ],
}
