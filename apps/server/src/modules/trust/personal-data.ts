import { ERASED_WORDS } from '@anseo/domain/erasure'
import { RECORD_YEARS } from '@anseo/domain/limits'
import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type ErasedPerson,
  ownColumn,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts'
import { deleteOld, yearsBefore } from '../../platform/personal-data/retention-period.ts'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf, isOfAppointments } from '../booking/public.ts'
import { nameOf, removeAttachedPhotos } from '../identity/public.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { problemReport } from './tables/problem-reports.ts'
import { complaint } from './tables/complaints.ts'
import { contentNotice } from './tables/content-notices.ts'
import { statementOfReasons } from './tables/statements-of-reasons.ts'
import { review } from './tables/reviews.ts'

const isVisible = (now: Date) => and(isNull(review.hiddenAt), lte(review.visibleAt, now))

const CLIENTS: readonly Subject[] = [
  subjectOf(review, {
    file: 'reviews',
    about: 'Reviews you wrote, and reviews of you that you can see.',
    whose: (id, now) => and(eq(review.clientId, id), or(eq(review.author, 'client'), isVisible(now))),
    order: [review.writtenAt, review.id],
    extras: { vendorName: nameOf(review.vendorId) },
  }),
  subjectOf(problemReport, {
    file: 'problem-reports',
    about: 'Problems you reported, and their outcome.',
    whose: (accountId) => isOfAppointments(problemReport.appointmentId, { accountId, role: 'client' }),
    order: [problemReport.reportedAt, problemReport.id],
    withheld: ['settledBy', 'reasonToVendor'],
  }),
]

const BOTH: readonly Subject[] = [
  subjectOf(contentNotice, {
    file: 'reported-content',
    about: 'What you reported as illegal or against our rules.',
    whose: (id) => eq(contentNotice.reporterId, id),
    order: [contentNotice.sentAt, contentNotice.id],
    // The other person's content, and who of the team worked on it.
    withheld: ['snapshot', 'authorId', 'takenBy', 'decidedBy', 'tokenHash'],
  }),
  subjectOf(statementOfReasons, {
    file: 'decisions-about-you',
    about: 'What we decided about your content or account, and why.',
    whose: (id) => eq(statementOfReasons.accountId, id),
    order: [statementOfReasons.decidedAt, statementOfReasons.id],
    withheld: ['decidedBy', 'liftedBy', 'tokenHash', 'noticeId'],
  }),
  subjectOf(complaint, {
    file: 'complaints',
    about: 'Your complaints about our decisions, and our answers.',
    whose: (id) => eq(complaint.accountId, id),
    order: [complaint.sentAt, complaint.id],
    withheld: ['answeredBy'],
  }),
]

const VENDORS: readonly Subject[] = [
  subjectOf(review, {
    file: 'reviews',
    about: 'Reviews you wrote, reviews of you that you can see, and your replies.',
    whose: (id, now) => and(eq(review.vendorId, id), or(eq(review.author, 'vendor'), isVisible(now))),
    order: [review.writtenAt, review.id],
    extras: { clientName: nameOf(review.clientId) },
  }),
  subjectOf(problemReport, {
    file: 'problem-reports',
    about: 'Problems reported with your appointments, and what we told you about them.',
    whose: (accountId) => isOfAppointments(problemReport.appointmentId, { accountId, role: 'vendor' }),
    order: [problemReport.reportedAt, problemReport.id],
    // The texts between a client and us are for the two of us alone.
    withheld: ['text', 'settledBy', 'reasonToClient'],
  }),
]

/**
 * Erases an account's name, address and words from reports of content that it sent; its content from reports about it;
 * and its words from decisions about it, its complaints, problem reports (those of a client, and what an admin wrote to
 * the account), and reviews by and of it, with their photos. Stars stay, since they are part of averages.
 */
async function erase(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  const { db } = unit
  await db
    .update(contentNotice)
    .set({
      reporterId: null,
      name: ERASED_WORDS,
      email: '',
      text: ERASED_WORDS,
      reasons: sql`case when ${contentNotice.reasons} is not null then ${ERASED_WORDS} end`,
    })
    .where(isSentBy(person, contentNotice.reporterId, contentNotice.email))
  await db
    .update(contentNotice)
    .set({ text: ERASED_WORDS, snapshot: null, authorId: null })
    .where(or(eq(contentNotice.subjectId, person.accountId), eq(contentNotice.authorId, person.accountId)))
  await eraseDecisions(db, person)
  const words =
    person.role === 'client'
      ? sql`text = ${ERASED_WORDS}, reason_to_client = null`
      : sql`reason_to_vendor = null`
  await db.execute(sql`update problem_report set ${words} where appointment_id in ${appointmentsOf(person)}`)
  const reviews = await db
    .select({ id: review.id })
    .from(review)
    .where(eq(person.role === 'client' ? review.clientId : review.vendorId, person.accountId))
  await removeAttachedPhotos(
    unit,
    'reviewId',
    reviews.map(({ id }) => id),
  )
  await db.execute(sql`
    update review set text = null, reply = null, replied_at = null,
      hidden_reason = case when hidden_at is null then null else ${ERASED_WORDS} end
    where ${ownColumn(person)} = ${person.accountId}`)
}

/** Removes the words from decisions about an account, and from complaints of it; what was decided when stays. */
async function eraseDecisions(db: Transaction, person: ErasedPerson): Promise<void> {
  const isOwn = eq(statementOfReasons.accountId, person.accountId)
  await db.update(statementOfReasons).set({ facts: ERASED_WORDS, removed: null }).where(isOwn)
  await db
    .update(complaint)
    .set({
      accountId: null,
      name: ERASED_WORDS,
      email: '',
      text: ERASED_WORDS,
      answer: sql`case when ${complaint.answer} is not null then ${ERASED_WORDS} end`,
    })
    .where(isSentBy(person, complaint.accountId, complaint.email))
}

/**
 * Returns the condition that a person sent something, logged in or by naming its address. An address that another account of
 * the person has too does not show which of them sent it.
 */
const isSentBy = ({ accountId, email, sharesEmail }: ErasedPerson, sender: PgColumn, address: PgColumn) =>
  or(eq(sender, accountId), sharesEmail ? undefined : eq(address, email))

/** Personal data of reviews, problem reports, reports of content and decisions. */
export const trustData: PersonalData = {
  exports: { both: BOTH, client: CLIENTS, vendor: VENDORS },
  erasure: {
    obstacles: {
      moneyUnderWay: (id) => sql`exists (select from problem_report where settled_at is null
        and appointment_id in (select id from appointment where (client_id = ${id} or vendor_id = ${id})))`,
    },
    partOf: (person) => sql`
      select id::text from problem_report where appointment_id in ${appointmentsOf(person)}
      union all select id::text from review where ${ownColumn(person)} = ${person.accountId}
      union all select id::text from content_notice
        where author_id = ${person.accountId} or reporter_id = ${person.accountId}
      union all select id::text from complaint where account_id = ${person.accountId}`,
    erase,
  },
  periods: [
    {
      kind: 'content-notices',
      what: 'Reports of content',
      kept: `${RECORD_YEARS} years`,
      why: 'A decision about them can be disputed for that long',
      remove: deleteOld(contentNotice, (now) => lt(contentNotice.sentAt, yearsBefore(now, RECORD_YEARS))),
    },
    {
      kind: 'statements-of-reasons',
      what: 'Decisions about content and accounts, with complaints',
      kept: `${RECORD_YEARS} years, and while they apply`,
      why: 'They can be disputed for that long',
      remove: deleteOld(statementOfReasons, (now) =>
        and(
          lt(statementOfReasons.decidedAt, yearsBefore(now, RECORD_YEARS)),
          or(
            inArray(statementOfReasons.measure, ['redact', 'remove']),
            isNotNull(statementOfReasons.liftedAt),
            isNotNull(statementOfReasons.endedAt),
          ),
        ),
      ),
    },
  ],
}
