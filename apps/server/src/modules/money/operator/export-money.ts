import type * as calls from '@anseo/contract/admin-payments'
import type { QueryOf } from '@anseo/contract/call'
import type { PaidForOnWire } from '@anseo/contract/parties'
import { isoOfSlotDate } from '@anseo/domain/slot-date'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { findDisputeRows } from './dispute-list-store.ts'
import { presentPayout } from './list-payouts.ts'
import { findPaymentRows } from './payment-list-store.ts'
import { findPayoutRows } from './payout-list-store.ts'
import { presentDispute, presentPayment, presentRefund } from './present-money.ts'
import { findRefundRows } from './refund-list-store.ts'

interface Money {
  _id: string
  status: string
  amount: number
}

const MONEY: readonly CsvColumn<Money>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'State', valueOf: ({ status }) => status },
  { head: 'Amount', valueOf: ({ amount }) => amount },
]

const PAID_FOR: readonly CsvColumn<{ appointment: PaidForOnWire }>[] = [
  { head: 'Appointment', valueOf: ({ appointment }) => appointment._id },
  { head: 'Day', valueOf: ({ appointment }) => isoOfSlotDate(appointment.slotDate) },
  { head: 'From', valueOf: ({ appointment }) => appointment.startTime },
  { head: 'Client', valueOf: ({ appointment }) => appointment.client.name },
  { head: 'Vendor', valueOf: ({ appointment }) => appointment.vendor.name },
]

const PAYMENTS: readonly CsvColumn<calls.AdminPaymentOnWire>[] = [
  ...MONEY,
  { head: 'Kind', valueOf: ({ kind }) => kind },
  { head: 'Received', valueOf: ({ received }) => received },
  { head: 'Requested at', valueOf: ({ createdAt }) => createdAt },
  { head: 'Arrived at', valueOf: ({ succeededAt }) => succeededAt },
  { head: 'Returned at', valueOf: ({ returnedAt }) => returnedAt },
  { head: 'Given up at', valueOf: ({ abandonedAt }) => abandonedAt },
  { head: 'Intent', valueOf: ({ intentId }) => intentId },
  { head: 'Charge', valueOf: ({ chargeId }) => chargeId },
  ...PAID_FOR,
]

const REFUNDS: readonly CsvColumn<calls.AdminRefundOnWire>[] = [
  ...MONEY,
  { head: 'Attempt', valueOf: ({ attempt }) => attempt },
  { head: 'Due since', valueOf: ({ createdAt }) => createdAt },
  { head: 'Settled at', valueOf: ({ settledAt }) => settledAt },
  { head: 'Payment', valueOf: ({ paymentId }) => paymentId },
  { head: 'Refund', valueOf: ({ providerRefundId }) => providerRefundId },
  { head: 'Borne by', valueOf: ({ bearer }) => bearer },
  { head: 'Made by', valueOf: ({ madeBy }) => madeBy },
  { head: 'Reason', valueOf: ({ reason }) => reason },
  { head: 'Vendor fee', valueOf: ({ parts }) => parts?.vendorFee ?? null },
  { head: 'Platform fee', valueOf: ({ parts }) => parts?.platformFee ?? null },
  { head: 'Processing fee', valueOf: ({ parts }) => parts?.handlingFee ?? null },
  { head: 'Our loss', valueOf: ({ parts }) => parts?.loss ?? null },
  ...PAID_FOR,
]

const DISPUTES: readonly CsvColumn<calls.AdminDisputeOnWire>[] = [
  ...MONEY,
  { head: 'Fee', valueOf: ({ fee }) => fee },
  { head: 'Opened at', valueOf: ({ openedAt }) => openedAt },
  { head: 'Answer by', valueOf: ({ answerBy }) => answerBy },
  { head: 'Settled at', valueOf: ({ settledAt }) => settledAt },
  { head: 'Charged to vendor at', valueOf: ({ chargedToVendorAt }) => chargedToVendorAt },
  { head: 'Payment', valueOf: ({ paymentId }) => paymentId },
  { head: 'Dispute', valueOf: ({ providerDisputeId }) => providerDisputeId },
  ...PAID_FOR,
]

const PAYOUTS: readonly CsvColumn<calls.AdminPayoutOnWire>[] = [
  ...MONEY,
  { head: 'Vendor', valueOf: ({ vendor }) => vendor.name },
  { head: 'Vendor id', valueOf: ({ vendor }) => vendor._id },
  { head: 'Account', valueOf: ({ destination }) => destination },
  { head: 'Attempt', valueOf: ({ attempt }) => attempt },
  { head: 'Started at', valueOf: ({ createdAt }) => createdAt },
  { head: 'Settled at', valueOf: ({ settledAt }) => settledAt },
  { head: 'Transfer', valueOf: ({ providerTransferId }) => providerTransferId },
]

/** Returns the payments that a search finds as a CSV file. */
export const exportPaymentsBy = listExport({
  name: 'payments',
  columns: PAYMENTS,
  find: async ({ db }, query: QueryOf<typeof calls.exportPayments>, place) =>
    (await findPaymentRows(db, query, place)).map(presentPayment),
})

/** Returns the refunds that a search finds as a CSV file. */
export const exportRefundsBy = listExport({
  name: 'refunds',
  columns: REFUNDS,
  find: async ({ db }, query: QueryOf<typeof calls.exportRefunds>, place) =>
    (await findRefundRows(db, query, place)).map(presentRefund),
})

/** Returns the disputes that a search finds as a CSV file. */
export const exportDisputesBy = listExport({
  name: 'disputes',
  columns: DISPUTES,
  find: async ({ db }, query: QueryOf<typeof calls.exportDisputes>, place) =>
    (await findDisputeRows(db, query, place)).map(presentDispute),
})

/** Returns the payouts that a search finds as a CSV file. */
export const exportPayoutsBy = listExport({
  name: 'payouts',
  columns: PAYOUTS,
  find: async ({ db }, query: QueryOf<typeof calls.exportPayouts>, place) =>
    (await findPayoutRows(db, query, place)).map(presentPayout),
})
