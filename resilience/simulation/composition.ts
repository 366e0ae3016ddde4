import { stepAppointment } from '@anseo/domain/appointment-steps'
import { refundBegins } from '@anseo/domain/dispute-steps'
import { stepPayment } from '@anseo/domain/payment-steps'
import { stepRefund } from '@anseo/domain/refund-steps'
import type { ProviderEvent } from './provider-objects.ts'
import type { AppointmentRow, DisputeRow, JobRow, RefundRow } from './rows.ts'
import type { Transaction } from './transaction.ts'

/** The parts of the product that the simulation runs; a planted bug replaces one of them. */
export interface Composition {
  stepAppointment: typeof stepAppointment
  stepPayment: typeof stepPayment
  stepRefund: typeof stepRefund
  refundBegins: typeof refundBegins
  /** Returns whether a transaction may be committed. */
  mayCommit: (transaction: Transaction) => boolean
  /** Returns the idempotency key of one attempt of a refund. */
  refundKey: (refund: RefundRow) => string
  /** Returns whether the earning of an appointment may be paid out now (M7). */
  mayPayOut: (appointment: AppointmentRow, disputes: readonly DisputeRow[]) => boolean
  /** Handles a webhook on our side. */
  hear: (transaction: Transaction, event: ProviderEvent) => void
}

/** The parts as the product uses them, without a bug. */
export const PRODUCT: Composition = {
  stepAppointment,
  stepPayment,
  stepRefund,
  refundBegins,
  mayCommit: (transaction) => transaction.isCurrent(),
  refundKey: ({ id, attempt }) => `refund-${id}-${attempt}`,
  mayPayOut: ({ reportedAt, reportSettledAt }, disputes) =>
    (!reportedAt || reportSettledAt !== null) && disputes.every(({ status }) => status !== 'open'),
  hear,
}

/** Triggers a request to the provider for a webhook, whose contents are not trusted (M4). */
function hear(transaction: Transaction, event: ProviderEvent): void {
  const job = askAbout(transaction, event)
  if (job) transaction.enqueue(job.job, job.of)
}

function askAbout(transaction: Transaction, { of, id }: ProviderEvent): Pick<JobRow, 'job' | 'of'> | null {
  switch (of) {
    case 'intent': {
      const [payment] = transaction.find('payment', ({ intentId }) => intentId === id)
      return payment ? { job: 'settle-payment', of: payment.id } : null
    }
    case 'refund': {
      const [refund] = transaction.find('refund', ({ providerRefundId }) => providerRefundId === id)
      return refund ? { job: 'check-refund', of: refund.id } : null
    }
    case 'dispute':
      return { job: 'check-dispute', of: id }
  }
}
