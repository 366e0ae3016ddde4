import { type AppointmentChange, type PricedAppointment, stepAppointment } from './appointment-steps.ts'
import { withTotal } from './price.ts'

/** A payment as it is stored: when each thing happened to its intent (M5). */
export interface StoredPayment {
  amountCents: number
  processingAt: Date | null
  succeededAt: Date | null
  /** The sum that arrived, in cents, where it differs from the one requested. */
  receivedCents: number | null
  /** When it arrived for an appointment that was not payable; it is refunded in full (M5). */
  returnedAt: Date | null
  abandonedAt: Date | null
}

/** Returns the sum that a payment brought, or is to bring, in cents. */
export const capturedCents = ({
  receivedCents,
  amountCents,
}: Pick<StoredPayment, 'receivedCents' | 'amountCents'>): number => receivedCents ?? amountCents

/** The provider's answer about an intent, reduced to the facts that decide (M4). */
export type IntentAnswer =
  | { status: 'open' | 'processing' | 'canceled' }
  | {
      status: 'succeeded'
      receivedCents: number
      /** True if intent, appointment, owner, amount and currency match the request. */
      asAsked: boolean
    }

/** The changes that an answer of the provider makes. */
export interface PaymentChange {
  set: Partial<StoredPayment>
  /** The step that an appointment takes with its deposit; null for other payments. */
  appointment: AppointmentChange | null
  /** The sum that is returned because it paid for nothing, in cents. */
  returnCents: number
}

/** The payment request by link of a vendor's own booking (B7). */
export interface AskedSum {
  amountCents: number
  /** Neither paid nor withdrawn, replaced or timed out. */
  isOpen: boolean
}

const NO_CHANGE: PaymentChange = { set: {}, appointment: null, returnCents: 0 }

/**
 * Takes the single step behind webhook, verification and reconciliation (M4). Later answers about a recorded payment
 * change nothing, in any order; a payment that pays for nothing is refunded (M5).
 * @param asked the sum that it pays, for a payment by link.
 */
export function stepPayment(
  payment: StoredPayment,
  answer: IntentAnswer,
  appointment: PricedAppointment,
  now: Date,
  asked: AskedSum | null = null,
): PaymentChange {
  return stepIntent(payment, answer, now, (received) => {
    const priceCents = asked ? asked.amountCents : withTotal(appointment).totalCents
    if (received !== priceCents || asked?.isOpen === false) return { appointment: null, isKept: false }
    const step = asked ? ({ kind: 'payRequest' } as const) : ({ kind: 'pay' } as const)
    const { change } = stepAppointment(appointment, step, now)
    return { appointment: change, isKept: change !== null }
  })
}

/**
 * Takes the same step for a balance or a tip, which does not change the appointment (A9).
 * @param isDue true if that sum may be paid for the appointment at this moment.
 */
export const stepLaterPayment = (
  payment: StoredPayment,
  answer: IntentAnswer,
  isDue: boolean,
  now: Date,
): PaymentChange =>
  stepIntent(payment, answer, now, (received) => ({
    appointment: null,
    isKept: isDue && received === payment.amountCents,
  }))

/** Takes the step; `keep` says what money that arrived as it was asked for pays. */
function stepIntent(
  payment: StoredPayment,
  answer: IntentAnswer,
  now: Date,
  keep: (receivedCents: number) => { appointment: AppointmentChange | null; isKept: boolean },
): PaymentChange {
  if (payment.succeededAt) return NO_CHANGE
  switch (answer.status) {
    case 'open':
      return NO_CHANGE
    case 'processing':
      return payment.processingAt ? NO_CHANGE : { ...NO_CHANGE, set: { processingAt: now } }
    case 'canceled':
      return payment.abandonedAt ? NO_CHANGE : { ...NO_CHANGE, set: { abandonedAt: now } }
    case 'succeeded': {
      const { receivedCents, asAsked } = answer
      const { appointment, isKept } = asAsked ? keep(receivedCents) : { appointment: null, isKept: false }
      const received = receivedCents === payment.amountCents ? null : receivedCents
      const arrived = { succeededAt: now, receivedCents: received }
      return isKept
        ? { set: arrived, appointment, returnCents: 0 }
        : { set: { ...arrived, returnedAt: now }, appointment: null, returnCents: receivedCents }
    }
  }
}
