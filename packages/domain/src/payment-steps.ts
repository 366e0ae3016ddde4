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
  /** With 'paid': the step that the appointment takes with it. */
  appointment: AppointmentChange | null
  /** The sum that is returned because it paid for nothing, in cents. */
  returnCents: number
}

/** What the vendor of an own booking asked for by a link (B7). */
export interface AskedSum {
  amountCents: number
  /** Neither paid nor withdrawn, replaced or timed out. */
  isOpen: boolean
}

const NO_CHANGE: PaymentChange = { set: {}, appointment: null, returnCents: 0 }

/**
 * The single step behind webhook, verification and reconciliation (M4). Later answers about a recorded payment change
 * nothing, in any order; a payment that pays for nothing is refunded (M5).
 * @param asked the sum that it pays, for a payment by link.
 */
export function stepPayment(
  payment: StoredPayment,
  answer: IntentAnswer,
  appointment: PricedAppointment,
  now: Date,
  asked: AskedSum | null = null,
): PaymentChange {
  if (payment.succeededAt) return NO_CHANGE
  switch (answer.status) {
    case 'open':
      return NO_CHANGE
    case 'processing':
      return payment.processingAt ? NO_CHANGE : { ...NO_CHANGE, set: { processingAt: now } }
    case 'canceled':
      return payment.abandonedAt ? NO_CHANGE : { ...NO_CHANGE, set: { abandonedAt: now } }
    case 'succeeded':
      return moneyArrived(payment, answer, appointment, now, asked)
  }
}

function moneyArrived(
  payment: StoredPayment,
  { receivedCents, asAsked }: Extract<IntentAnswer, { status: 'succeeded' }>,
  appointment: PricedAppointment,
  now: Date,
  asked: AskedSum | null,
): PaymentChange {
  const received = receivedCents === payment.amountCents ? null : receivedCents
  const arrived = { succeededAt: now, receivedCents: received }
  const priceCents = asked ? asked.amountCents : withTotal(appointment).totalCents
  const isThePrice = asAsked && receivedCents === priceCents && (asked?.isOpen ?? true)
  const step = asked ? ({ kind: 'payRequest' } as const) : ({ kind: 'pay' } as const)
  const { change } = isThePrice ? stepAppointment(appointment, step, now) : { change: null }
  return change
    ? { set: arrived, appointment: change, returnCents: 0 }
    : { set: { ...arrived, returnedAt: now }, appointment: null, returnCents: receivedCents }
}
