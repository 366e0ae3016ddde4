import {
  IDEMPOTENCY_HOURS,
  NOTICE_MONTHS,
  RECORD_YEARS,
  REJECTED_PAPERS_MONTHS,
  SESSION_ABSOLUTE_DAYS,
  UNVERIFIED_ACCOUNT_DAYS,
} from '@anseo/domain/limits'
import { and, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { account, mailLink, session } from '../../identity/tables/accounts.ts'
import { limitCount } from '../../../platform/database/schema/limits.ts'
import { caughtMail } from '../../../platform/database/schema/mailbox.ts'
import { message } from '../../conversation/tables/messages.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { keptReply } from '../../../platform/database/schema/replies.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { sessionLimits } from '../../identity/sessions/session-lifetime.ts'
import {
  deleteRejectedPapers,
  deleteSome,
  forgetSessionAddresses,
  wipeAppointments,
  wipeRecordNames,
} from './store.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long ended sessions, dead links and caught mails are kept, for questions about them. */
const KEPT_DAYS = 30

/** What is kept for how long, and why; in words for the operator. */
interface Period {
  kind: string
  what: string
  kept: string
  why: string
  /** Removes up to so many of them that are older, and answers how many. */
  remove: (unit: UnitOfWork, limit: number) => Promise<number>
}

/** What is simply deleted once it is old enough by our clock. */
const deleted =
  (table: PgTable, isOver: (now: Date) => SQL | undefined): Period['remove'] =>
  ({ db, now }, limit) =>
    deleteSome(db, table, isOver(now), limit)

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
const yearsBefore = (now: Date, years: number) => monthsBefore(now, 12 * years)

/** Every period after which something goes. */
export const PERIODS: readonly Period[] = [
  {
    kind: 'sessions',
    what: 'Logins that have ended',
    kept: `${KEPT_DAYS} days after their end`,
    why: 'Questions about who was logged in',
    remove: deleted(session, (now) =>
      or(
        lt(session.endedAt, daysBefore(now, KEPT_DAYS)),
        lt(session.createdAt, daysBefore(now, SESSION_ABSOLUTE_DAYS + KEPT_DAYS)),
      ),
    ),
  },
  {
    kind: 'session-addresses',
    what: 'Network addresses that logins came from',
    kept: 'Until the login ends or is over',
    why: 'People recognise their own logins',
    remove: ({ db, now }, limit) => forgetSessionAddresses(db, sessionLimits('client', now), limit),
  },
  {
    kind: 'mail-links',
    what: 'Links to verify an address or to choose a password',
    kept: `${KEPT_DAYS} days after they end`,
    why: 'So that an old link says that it has expired',
    remove: deleted(mailLink, (now) => lt(mailLink.expiresAt, daysBefore(now, KEPT_DAYS))),
  },
  {
    kind: 'kept-replies',
    what: 'Answers to repeated requests',
    kept: `${IDEMPOTENCY_HOURS} hours`,
    why: 'A request that is repeated is done once (S9)',
    remove: deleted(keptReply, (now) =>
      lt(keptReply.createdAt, new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS)),
    ),
  },
  {
    kind: 'limit-counts',
    what: 'Counts of attempts, under digests of who made them',
    kept: 'Until their limit ends',
    why: 'Limits against attacks',
    remove: deleted(limitCount, (now) => lt(limitCount.endsAt, now)),
  },
  {
    kind: 'caught-mails',
    what: 'Mails that were caught where no mail server is set',
    kept: `${KEPT_DAYS} days`,
    why: 'Tests and demonstrations',
    // Mails are dated in real time (T4).
    remove: deleted(caughtMail, () => lt(caughtMail.at, daysBefore(new Date(), KEPT_DAYS))),
  },
  {
    kind: 'unverified-accounts',
    what: 'Accounts whose email was never verified',
    kept: `${UNVERIFIED_ACCOUNT_DAYS} days`,
    why: 'They are not in use, and the address may be someone else’s',
    remove: deleted(account, (now) =>
      and(
        ne(account.role, 'admin'),
        isNull(account.emailVerifiedAt),
        isNull(account.erasedAt),
        lt(account.createdAt, daysBefore(now, UNVERIFIED_ACCOUNT_DAYS)),
        sql`not exists (select from appointment where client_id = account.id or vendor_id = account.id)`,
      ),
    ),
  },
  {
    kind: 'notifications',
    what: 'Notifications',
    kept: `${NOTICE_MONTHS} months`,
    why: 'No one looks further back; appointments have their own history',
    remove: deleted(notice, (now) => lt(notice.createdAt, monthsBefore(now, NOTICE_MONTHS))),
  },
  {
    kind: 'rejected-papers',
    what: 'Documents of rejected applicants',
    kept: `${REJECTED_PAPERS_MONTHS} months after the decision`,
    why: 'An applicant may ask why, or apply again',
    remove: async ({ db, now, enqueue }, limit) => {
      const papers = await deleteRejectedPapers(db, monthsBefore(now, REJECTED_PAPERS_MONTHS), limit)
      if (papers.length > 0) await enqueue(removeFilesJob, { portraits: [], papers })
      return papers.length
    },
  },
  {
    kind: 'messages',
    what: 'Messages',
    kept: `${RECORD_YEARS} years`,
    why: 'A claim out of a contract can be made for that long (Statute of Limitations 1957 s. 11)',
    remove: deleted(message, (now) => lt(message.sentAt, yearsBefore(now, RECORD_YEARS))),
  },
  {
    kind: 'appointment-words',
    what: 'Notes and reasons in appointments',
    kept: `${RECORD_YEARS} years after they began`,
    why: 'The same; dates and sums stay with the books',
    remove: ({ db, now }, limit) => wipeAppointments(db, yearsBefore(now, RECORD_YEARS), limit),
  },
  {
    kind: 'record-names',
    what: 'Names of erased accounts on records of money',
    kept: `${RECORD_YEARS} years from the end of the year of the last payment`,
    why: 'Books and records (Taxes Consolidation Act 1997 s. 886, Companies Act 2014 s. 285)',
    remove: ({ db, now }, limit) => wipeRecordNames(db, now, limit),
  },
]
