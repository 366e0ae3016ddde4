import { type Composition, PRODUCT } from './composition.ts'
import { refundBegins } from '@anseo/domain/dispute-steps'
import { withTotal } from '@anseo/domain/price'

/** Plausible faults, each of which replaces one part of the product. */
export const PLANTED_FAULTS: Record<string, Composition> = {
  /** Commits without comparing versions, so that a decision on old facts overwrites a newer one. */
  'skip-compare': { ...PRODUCT, mayCommit: () => true },
  /** Sends each attempt under a new key, so that an attempt whose answer was lost is refunded twice. */
  'refund-without-key': { ...PRODUCT, refundKey: createUniqueKeys() },
  /** Trusts the contents of a webhook instead of asking, so that a late 'canceled' undoes a success. */
  'trust-webhook-order': {
    ...PRODUCT,
    hear: (transaction, event) => {
      if (event.of !== 'intent' || event.status === 'succeeded') return PRODUCT.hear(transaction, event)
      const [payment] = transaction.find('payment', ({ intentId }) => intentId === event.id)
      if (!payment) return
      const undone = event.status === 'canceled' ? { abandonedAt: transaction.now } : {}
      transaction.update('payment', payment, { succeededAt: null, returnedAt: null, ...undone })
    },
  },
  /** A rescheduled appointment can still be paid by the page that was open. */
  'keep-intent-at-reschedule': {
    ...PRODUCT,
    stepAppointment: (appointment, step, now) => {
      const stepped = PRODUCT.stepAppointment(appointment, step, now)
      if (!stepped.change || step.kind !== 'reschedule') return stepped
      return { problem: null, change: { ...stepped.change, givesUpPayment: false } }
    },
  },
  /** Gives the handling fee back to a client who cancels in time. */
  'refund-handling-fee': {
    ...PRODUCT,
    stepAppointment: (appointment, step, now) => {
      const stepped = PRODUCT.stepAppointment(appointment, step, now)
      if (!stepped.change || stepped.change.refund.totalCents === 0 || step.kind !== 'cancel') return stepped
      const { handlingFeeCents } = appointment
      const refund = withTotal({ ...stepped.change.refund, handlingFeeCents })
      return { problem: null, change: { ...stepped.change, refund } }
    },
  },
  /** Times out an appointment without checking whether it was paid in the meantime. */
  'time-out-paid': {
    ...PRODUCT,
    stepAppointment: (appointment, step, now) =>
      PRODUCT.stepAppointment(
        step.kind === 'timeOut' ? { ...appointment, paidAt: null } : appointment,
        step,
        now,
      ),
  },
  /** Completes and pays out an appointment with an open problem report. */
  'pay-out-reported': {
    ...PRODUCT,
    stepAppointment: (appointment, step, now) =>
      PRODUCT.stepAppointment(
        step.kind === 'complete' ? { ...appointment, reportedAt: null } : appointment,
        step,
        now,
      ),
    mayPayOut: (appointment, disputes) => PRODUCT.mayPayOut({ ...appointment, reportedAt: null }, disputes),
  },
  /** Pays out an earning while its payment is disputed. */
  'pay-out-disputed': { ...PRODUCT, mayPayOut: () => true },
  /** Issues a refund while its payment is disputed. */
  'refund-while-disputed': {
    ...PRODUCT,
    refundBegins: (disputes, refundCents, capturedCents) =>
      refundBegins(
        disputes.filter(({ status }) => status !== 'open'),
        refundCents,
        capturedCents,
      ),
  },
  /** Does not check for a lost dispute when a refund bounces. */
  'refund-after-lost-dispute': {
    ...PRODUCT,
    stepRefund: (refund, attempt, answer, { frozen }) =>
      PRODUCT.stepRefund(refund, attempt, answer, { frozen }),
    refundBegins: (...facts) => (refundBegins(...facts) === 'frozen' ? 'frozen' : 'issued'),
  },
  /** Keeps payments that arrive too late instead of refunding them. */
  'keep-late-money': {
    ...PRODUCT,
    stepPayment: (payment, answer, appointment, now) => {
      const change = PRODUCT.stepPayment(payment, answer, appointment, now)
      return change.returnCents > 0 ? { ...change, set: {}, returnCents: 0 } : change
    },
  },
  /** Does not record that the provider refused a refund, so that it is never retried. */
  'forget-refusal': {
    ...PRODUCT,
    stepRefund: (refund, attempt, answer, meanwhile) => {
      // An answer about another attempt changes nothing.
      const answered = answer.status === 'refused' ? attempt - 1 : attempt
      return PRODUCT.stepRefund(refund, answered, answer, meanwhile)
    },
  },
}

/** Returns a source of keys that never repeat. */
function createUniqueKeys(): Composition['refundKey'] {
  let last = 0
  return () => `refund-${++last}`
}
