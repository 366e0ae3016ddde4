import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { client } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { appointmentEvent } from '../../booking/tables/appointment-events.ts'
import { message } from '../../conversation/tables/messages.ts'
import { dispute, payment, receipt, refund } from '../../money/tables/payments.ts'
import { problemReport } from '../../trust/tables/problem-reports.ts'
import { timeProposal } from '../../booking/tables/proposals.ts'
import { quote, quoteVersion } from '../../conversation/tables/quotes.ts'
import { review } from '../../trust/tables/reviews.ts'
import { nameOf, subjectOf } from './subject.ts'

const ofOwnAppointment = (column: PgColumn, id: string) =>
  inArray(column, sql`(select id from ${appointment} where client_id = ${id})`)
const ofOwnPayment = (column: PgColumn, id: string) =>
  inArray(
    column,
    sql`(select p.id from ${payment} p join ${appointment} a on a.id = p.appointment_id where a.client_id = ${id})`,
  )

/** What is kept about clients alone. */
export const CLIENT_SUBJECTS = [
  subjectOf(client, {
    file: 'profile',
    about: 'Your phone number, address, gender and birthday, if you gave them.',
    whose: (id) => eq(client.id, id),
    order: [client.id],
  }),
  subjectOf(appointment, {
    file: 'appointments',
    about: 'Your appointments with their prices, in cents, and what happened when.',
    whose: (id) => eq(appointment.clientId, id),
    order: [appointment.startsAt, appointment.id],
    withheld: ['during', 'vendorNote', 'version'],
    beside: { vendorName: nameOf(appointment.vendorId) },
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
    about: 'Other times that vendors suggested to you.',
    whose: (id) => ofOwnAppointment(timeProposal.appointmentId, id),
    order: [timeProposal.proposedAt, timeProposal.id],
  }),
  subjectOf(payment, {
    file: 'payments',
    about: 'Your card payments, in cents. Only the payment provider has your card numbers.',
    whose: (id) => ofOwnAppointment(payment.appointmentId, id),
    order: [payment.createdAt, payment.id],
    withheld: ['version'],
  }),
  subjectOf(refund, {
    file: 'refunds',
    about: 'Your refunds, in cents.',
    whose: (id) => ofOwnAppointment(refund.appointmentId, id),
    order: [refund.createdAt, refund.id],
    withheld: ['version', 'attempt'],
  }),
  subjectOf(receipt, {
    file: 'receipts',
    about: 'Your receipt numbers.',
    whose: (id) =>
      or(
        ofOwnPayment(receipt.paymentId, id),
        inArray(
          receipt.refundId,
          sql`(select r.id from ${refund} r join ${appointment} a on a.id = r.appointment_id where a.client_id = ${id})`,
        ),
      ),
    order: [receipt.number],
  }),
  subjectOf(dispute, {
    file: 'disputes',
    about: 'Payments you disputed with your bank.',
    whose: (id) => ofOwnPayment(dispute.paymentId, id),
    order: [dispute.openedAt, dispute.id],
    withheld: ['version', 'feeCents', 'chargedToVendorAt'],
  }),
  subjectOf(message, {
    file: 'messages',
    about: "Your chats: your messages and vendors' messages to you.",
    whose: (id) => eq(message.clientId, id),
    order: [message.position],
    withheld: ['contentDigest', 'repeatWindow', 'position'],
    beside: { vendorName: nameOf(message.vendorId) },
  }),
  subjectOf(quote, {
    file: 'quotes',
    about: 'Quotes that vendors sent you, and their outcome.',
    whose: (id) => eq(quote.clientId, id),
    order: [quote.createdAt, quote.id],
    beside: { vendorName: nameOf(quote.vendorId) },
  }),
  subjectOf(quoteVersion, {
    file: 'quote-versions',
    about: 'What each version of these quotes said, in cents.',
    whose: (id) => inArray(quoteVersion.quoteId, sql`(select id from ${quote} where client_id = ${id})`),
    order: [quoteVersion.sentAt, quoteVersion.id],
  }),
  subjectOf(review, {
    file: 'reviews',
    about: 'Reviews you wrote, and reviews of you that you can see.',
    whose: (id, now) =>
      and(
        eq(review.clientId, id),
        or(eq(review.author, 'client'), and(isNull(review.hiddenAt), lte(review.visibleAt, now))),
      ),
    order: [review.writtenAt, review.id],
    beside: { vendorName: nameOf(review.vendorId) },
  }),
  subjectOf(problemReport, {
    file: 'problem-reports',
    about: 'Problems you reported, and their outcome.',
    whose: (id) => ofOwnAppointment(problemReport.appointmentId, id),
    order: [problemReport.reportedAt, problemReport.id],
    withheld: ['settledBy', 'reasonToVendor'],
  }),
]
