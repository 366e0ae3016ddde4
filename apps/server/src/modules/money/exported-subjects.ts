import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import { isOfAppointments } from '../booking/public.ts'
import { appointment } from '../booking/tables/appointments.ts'
import { disputeFile } from './tables/dispute-files.ts'
import { dispute, disputeEvidence, payment, receipt, refund } from './tables/payments.ts'
import { automaticCharge, savedCard } from './tables/saved-cards.ts'
import { paymentRequest, recordedPayment } from './tables/payment-requests.ts'
import { dac7Document, dac7Message, taxDetails, taxRequest } from './tables/tax.ts'
import { recordOwner } from './dac7/message-store.ts'
import { ibanOwner, tinOwner } from './tax-details/sealed-numbers.ts'
import { earning, payout, payoutAccount, payoutHold } from './tables/payouts.ts'

const isOfPayments = (column: PgColumn, id: string): SQL =>
  inArray(
    column,
    sql`(select p.id from ${payment} p join ${appointment} a on a.id = p.appointment_id where a.client_id = ${id})`,
  )
const isOfDisputes = (column: PgColumn, id: string): SQL =>
  inArray(
    column,
    sql`(select d.id from ${dispute} d join ${payment} p on p.id = d.payment_id
      join ${appointment} a on a.id = p.appointment_id where a.client_id = ${id})`,
  )
const isOfClient = (column: PgColumn, accountId: string): SQL =>
  isOfAppointments(column, { accountId, role: 'client' })

/** The files of a client's export about payments. */
export const CLIENTS: readonly Subject[] = [
  subjectOf(payment, {
    file: 'payments',
    about: 'Your card payments, in cents. Only the payment provider has your card numbers.',
    whose: (id) => isOfClient(payment.appointmentId, id),
    order: [payment.createdAt, payment.id],
    withheld: ['version'],
  }),
  subjectOf(savedCard, {
    file: 'saved-cards',
    about: 'The cards you saved. Only the payment provider has their numbers.',
    whose: (id) => eq(savedCard.clientId, id),
    order: [savedCard.savedAt, savedCard.id],
    withheld: ['methodId', 'fingerprint'],
  }),
  subjectOf(automaticCharge, {
    file: 'automatic-charges',
    about: 'What we charged, or tried to charge, to your saved cards when it was due.',
    whose: (id) => isOfClient(automaticCharge.appointmentId, id),
    order: [automaticCharge.startedAt, automaticCharge.appointmentId],
  }),
  subjectOf(refund, {
    file: 'refunds',
    about: 'Your refunds, in cents.',
    whose: (id) => isOfClient(refund.appointmentId, id),
    order: [refund.createdAt, refund.id],
    withheld: ['version', 'attempt', 'madeBy', 'bearer', 'lossCents'],
  }),
  subjectOf(recordedPayment, {
    file: 'recorded-payments',
    about: 'What vendors recorded that you paid them on the day, in cents.',
    whose: (id) => isOfClient(recordedPayment.appointmentId, id),
    order: [recordedPayment.recordedAt, recordedPayment.id],
  }),
  subjectOf(receipt, {
    file: 'receipts',
    about: 'Your receipt numbers.',
    whose: (id) =>
      or(
        isOfPayments(receipt.paymentId, id),
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
    whose: (id) => isOfPayments(dispute.paymentId, id),
    order: [dispute.openedAt, dispute.id],
    withheld: ['version', 'feeCents', 'chargedToVendorAt', 'remindedDays'],
  }),
  subjectOf(disputeEvidence, {
    file: 'dispute-evidence',
    about: 'What we wrote for your bank about payments that you disputed.',
    whose: (id) => isOfDisputes(disputeEvidence.disputeId, id),
    order: [disputeEvidence.savedAt, disputeEvidence.disputeId],
    withheld: ['savedBy', 'attempt', 'refusal'],
  }),
  subjectOf(disputeFile, {
    file: 'dispute-files',
    about: 'The files that go with it; the files are in the folder “dispute-files”.',
    whose: (id) => isOfDisputes(disputeFile.disputeId, id),
    order: [disputeFile.uploadedAt, disputeFile.disputeId],
    withheld: ['uploadedBy', 'providerFileId'],
  }),
]

/** The files of a vendor's export about earnings. */
export const VENDORS: readonly Subject[] = [
  subjectOf(paymentRequest, {
    file: 'payment-requests',
    about: 'What you asked clients for by card, in cents.',
    whose: (id) => isOfAppointments(paymentRequest.appointmentId, { accountId: id, role: 'vendor' }),
    order: [paymentRequest.createdAt, paymentRequest.id],
  }),
  subjectOf(recordedPayment, {
    file: 'recorded-payments',
    about: 'What you recorded that clients paid you on the day, in cents.',
    whose: (id) => isOfAppointments(recordedPayment.appointmentId, { accountId: id, role: 'vendor' }),
    order: [recordedPayment.recordedAt, recordedPayment.id],
  }),
  subjectOf(payoutAccount, {
    file: 'payout-accounts',
    about: 'Your accounts at the payment provider that payouts go or went to, and since when.',
    whose: (id) => eq(payoutAccount.vendorId, id),
    order: [payoutAccount.requestedAt, payoutAccount.id],
    withheld: ['sessionId'],
  }),
  subjectOf(payoutHold, {
    file: 'payout-holds',
    about: 'When we held your payouts, and why.',
    whose: (id) => eq(payoutHold.vendorId, id),
    order: [payoutHold.heldAt, payoutHold.id],
  }),
  subjectOf(earning, {
    file: 'earnings',
    about: 'Your earnings, in cents.',
    whose: (id) => eq(earning.vendorId, id),
    order: [earning.owedAt, earning.id],
  }),
  subjectOf(taxDetails, {
    file: 'tax-details',
    about: 'What you gave us for the tax office.',
    whose: (id) => eq(taxDetails.vendorId, id),
    order: [taxDetails.vendorId],
    withheld: ['sealedTin', 'sealedIban'],
    sealed: [
      { column: 'sealedTin', as: 'tin', ownerOf: ({ vendorId }) => tinOwner(vendorId) },
      { column: 'sealedIban', as: 'iban', ownerOf: ({ vendorId }) => ibanOwner(vendorId) },
    ],
  }),
  subjectOf(taxRequest, {
    file: 'tax-requests',
    about: 'When we asked you for your tax details, and held payouts without them.',
    whose: (id) => eq(taxRequest.vendorId, id),
    order: [taxRequest.vendorId],
    withheld: ['nextAt', 'copyYear'],
  }),
  subjectOf(dac7Document, {
    file: 'tax-reports',
    about: 'What we reported about you to the tax office, in cents.',
    whose: (id) =>
      and(
        eq(dac7Document.vendorId, id),
        sql`${dac7Document.messageId} in (select id from ${dac7Message} where filed_at is not null)`,
      ),
    order: [dac7Document.id],
    withheld: ['sealedRecord', 'position'],
    sealed: [{ column: 'sealedRecord', as: 'record', ownerOf: ({ docRefId }) => recordOwner(docRefId) }],
  }),
  subjectOf(payout, {
    file: 'payouts',
    about: 'Your payouts, in cents.',
    whose: (id) => eq(payout.vendorId, id),
    order: [payout.createdAt, payout.id],
    withheld: ['attempt'],
  }),
]
