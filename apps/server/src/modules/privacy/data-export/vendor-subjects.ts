import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { appointment } from '../../booking/tables/appointments.ts'
import { appointmentEvent } from '../../booking/tables/appointment-events.ts'
import { calendarFeed } from '../../booking/tables/calendar-feeds.ts'
import { message } from '../../conversation/tables/messages.ts'
import { earning, payout, payoutAccount } from '../../money/tables/payouts.ts'
import { problemReport } from '../../trust/tables/problem-reports.ts'
import { timeProposal } from '../../booking/tables/proposals.ts'
import { quote, quoteVersion } from '../../conversation/tables/quotes.ts'
import { review } from '../../trust/tables/reviews.ts'
import { savedReply } from '../../conversation/tables/saved-replies.ts'
import { recoveryCode, secondFactor } from '../../identity/tables/second-factors.ts'
import { service } from '../../catalogue/tables/services.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { timeOff } from '../../booking/tables/time-off.ts'
import { vettingCheck, vettingDocument } from '../../catalogue/tables/vetting.ts'
import { nameOf, subjectOf } from './subject.ts'

const ofOwnAppointment = (column: PgColumn, id: string) =>
  inArray(column, sql`(select id from ${appointment} where vendor_id = ${id})`)

/** What vendors offer, and when. */
const TRADE_SUBJECTS = [
  subjectOf(vendor, {
    file: 'profile',
    about: 'What you offer and where, your phone number, weekly hours, booking rules and vetting.',
    whose: (id) => eq(vendor.id, id),
    order: [vendor.id],
  }),
  subjectOf(service, {
    file: 'services',
    about: 'Your services, including removed ones; prices in cents.',
    whose: (id) => eq(service.vendorId, id),
    order: [service.position, service.id],
  }),
  subjectOf(timeOff, {
    file: 'time-off',
    about: 'Your time off.',
    whose: (id) => eq(timeOff.vendorId, id),
    order: [timeOff.startsAt, timeOff.id],
  }),
  subjectOf(calendarFeed, {
    file: 'calendar-links',
    about: 'The private links to your calendar; only you have their secrets.',
    whose: (id) => eq(calendarFeed.vendorId, id),
    order: [calendarFeed.createdAt, calendarFeed.id],
    withheld: ['secretHash'],
  }),
  subjectOf(payoutAccount, {
    file: 'payout-accounts',
    about: 'Your accounts at the payment provider that payouts go or went to, and since when.',
    whose: (id) => eq(payoutAccount.vendorId, id),
    order: [payoutAccount.requestedAt, payoutAccount.id],
    withheld: ['sessionId'],
  }),
  subjectOf(savedReply, {
    file: 'saved-replies',
    about: 'Your saved replies.',
    whose: (id) => eq(savedReply.vendorId, id),
    order: [savedReply.createdAt, savedReply.id],
  }),
  subjectOf(vettingDocument, {
    file: 'papers',
    about: 'The documents you uploaded; the files are in the folder “papers”.',
    whose: (id) => eq(vettingDocument.vendorId, id),
    order: [vettingDocument.uploadedAt, vettingDocument.id],
  }),
  subjectOf(vettingCheck, {
    file: 'checks',
    about: 'The results of our checks of your documents.',
    whose: (id) => eq(vettingCheck.vendorId, id),
    order: [vettingCheck.checkedAt, vettingCheck.id],
    withheld: ['checkedBy'],
  }),
  subjectOf(secondFactor, {
    file: 'second-step',
    about: 'Whether two-step verification is on; its secret is in your app.',
    whose: (id) => eq(secondFactor.accountId, id),
    order: [secondFactor.createdAt],
    withheld: ['secret', 'lastStep'],
  }),
  subjectOf(recoveryCode, {
    file: 'recovery-codes',
    about: 'One line for each recovery code, and when it was used.',
    whose: (id) => eq(recoveryCode.accountId, id),
    order: [recoveryCode.codeHash],
    withheld: ['codeHash'],
  }),
]

/** What happened with clients. */
const DEALING_SUBJECTS = [
  subjectOf(appointment, {
    file: 'appointments',
    about: 'Your appointments with their prices, in cents, what happened when, and your own notes.',
    whose: (id) => eq(appointment.vendorId, id),
    order: [appointment.startsAt, appointment.id],
    withheld: ['during', 'version'],
    beside: { clientName: nameOf(appointment.clientId) },
  }),
  subjectOf(appointmentEvent, {
    file: 'appointment-history',
    about: 'Each step of your appointments.',
    whose: (id) => ofOwnAppointment(appointmentEvent.appointmentId, id),
    order: [appointmentEvent.id],
    withheld: ['actorId'],
  }),
  subjectOf(timeProposal, {
    file: 'proposed-times',
    about: 'Other times you suggested.',
    whose: (id) => ofOwnAppointment(timeProposal.appointmentId, id),
    order: [timeProposal.proposedAt, timeProposal.id],
  }),
  subjectOf(message, {
    file: 'messages',
    about: "Your chats: your messages and clients' messages to you.",
    whose: (id) => eq(message.vendorId, id),
    order: [message.position],
    withheld: ['contentDigest', 'repeatWindow', 'position'],
    beside: { clientName: nameOf(message.clientId) },
  }),
  subjectOf(quote, {
    file: 'quotes',
    about: 'Quotes you sent, and their outcome.',
    whose: (id) => eq(quote.vendorId, id),
    order: [quote.createdAt, quote.id],
    beside: { clientName: nameOf(quote.clientId) },
  }),
  subjectOf(quoteVersion, {
    file: 'quote-versions',
    about: 'What each version of these quotes said, in cents.',
    whose: (id) => inArray(quoteVersion.quoteId, sql`(select id from ${quote} where vendor_id = ${id})`),
    order: [quoteVersion.sentAt, quoteVersion.id],
  }),
  subjectOf(review, {
    file: 'reviews',
    about: 'Reviews you wrote, reviews of you that you can see, and your replies.',
    whose: (id, now) =>
      and(
        eq(review.vendorId, id),
        or(eq(review.author, 'vendor'), and(isNull(review.hiddenAt), lte(review.visibleAt, now))),
      ),
    order: [review.writtenAt, review.id],
    beside: { clientName: nameOf(review.clientId) },
  }),
  subjectOf(problemReport, {
    file: 'problem-reports',
    about: 'Problems reported with your appointments, and what we told you about them.',
    whose: (id) => ofOwnAppointment(problemReport.appointmentId, id),
    order: [problemReport.reportedAt, problemReport.id],
    // What a client wrote to us, and we to it, is between the two of us.
    withheld: ['text', 'settledBy', 'reasonToClient'],
  }),
  subjectOf(earning, {
    file: 'earnings',
    about: 'Your earnings, in cents.',
    whose: (id) => eq(earning.vendorId, id),
    order: [earning.owedAt, earning.id],
  }),
  subjectOf(payout, {
    file: 'payouts',
    about: 'Your payouts, in cents.',
    whose: (id) => eq(payout.vendorId, id),
    order: [payout.createdAt, payout.id],
    withheld: ['attempt'],
  }),
]

/** What is kept about vendors alone. */
export const VENDOR_SUBJECTS = [...TRADE_SUBJECTS, ...DEALING_SUBJECTS]
