import { ERASED_WORDS } from '@anseo/domain/erasure'
import { RECORD_YEARS } from '@anseo/domain/limits'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import {
  type ErasedPerson,
  ownColumn,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts'
import { deleteOld, yearsBefore } from '../../platform/personal-data/retention-period.ts'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf, isOfAppointments } from '../booking/public.ts'
import { nameOf, removeAttached } from '../identity/public.ts'
import { problemReport } from './tables/problem-reports.ts'
import { contentNotice } from './tables/content-notices.ts'
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
 * Takes name, address and words out of what the account reported as content, and the words out of what was reported of
 * it, out of problem reports, those of the client and what an admin wrote to the account, and out of reviews by and
 * of the account, with their photos; the stars stay, they are part of averages.
 */
async function erase(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  const { db } = unit
  await db
    .update(contentNotice)
    .set({ reporterId: null, name: ERASED_WORDS, email: '', text: ERASED_WORDS })
    .where(or(eq(contentNotice.reporterId, person.accountId), eq(contentNotice.email, person.email)))
  await db
    .update(contentNotice)
    .set({ text: ERASED_WORDS })
    .where(eq(contentNotice.subjectId, person.accountId))
  const words =
    person.role === 'client'
      ? sql`text = ${ERASED_WORDS}, reason_to_client = null`
      : sql`reason_to_vendor = null`
  await db.execute(sql`update problem_report set ${words} where appointment_id in ${appointmentsOf(person)}`)
  const reviews = await db
    .select({ id: review.id })
    .from(review)
    .where(eq(person.role === 'client' ? review.clientId : review.vendorId, person.accountId))
  await removeAttached(
    unit,
    'reviewId',
    reviews.map(({ id }) => id),
  )
  await db.execute(sql`
    update review set text = null, reply = null, replied_at = null,
      hidden_reason = case when hidden_at is null then null else ${ERASED_WORDS} end
    where ${ownColumn(person)} = ${person.accountId}`)
}

/** Personal data of reviews and problem reports. */
export const trustData: PersonalData = {
  exports: { both: BOTH, client: CLIENTS, vendor: VENDORS },
  erasure: {
    obstacles: {
      moneyUnderWay: (id) => sql`exists (select from problem_report where settled_at is null
        and appointment_id in (select id from appointment where (client_id = ${id} or vendor_id = ${id})))`,
    },
    partOf: (person) => sql`
      select id::text from problem_report where appointment_id in ${appointmentsOf(person)}
      union all select id::text from review where ${ownColumn(person)} = ${person.accountId}`,
    erase,
  },
  periods: [
    {
      kind: 'content-notices',
      what: 'Reports of content',
      kept: `${RECORD_YEARS} years`,
      why: 'So long a decision about them can be disputed',
      remove: deleteOld(contentNotice, (now) => lt(contentNotice.sentAt, yearsBefore(now, RECORD_YEARS))),
    },
  ],
}
