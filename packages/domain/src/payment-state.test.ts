import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundBegins, type StoredDispute, stepDispute } from './dispute-steps.ts'
import { type IntentAnswer, type StoredPayment, stepPayment } from './payment-steps.ts'
import { PAYMENT_TRANSITIONS, type PaymentState, paymentState } from './payment-state.ts'
import {
  isUnsent,
  MOST_REFUND_ATTEMPTS,
  type RefundAnswer,
  type StoredRefund,
  stepRefund,
} from './refund-steps.ts'
import { inHours, NOW } from './testing/some-appointment.ts'
import { storedAppointment } from './testing/stored-appointment.ts'

const TOTAL = 10_074
const appointment = storedAppointment({ confirmedAt: NOW, payBy: inHours(24) })
const intent: StoredPayment = {
  amountCents: TOTAL,
  processingAt: null,
  succeededAt: null,
  receivedCents: null,
  returnedAt: null,
  abandonedAt: null,
}
const paid = { ...intent, succeededAt: NOW }
const refund = (status: StoredRefund['status'], amountCents = TOTAL): StoredRefund => ({
  amountCents,
  status,
  attempt: 1,
  providerRefundId: null,
})
const dispute = (status: StoredDispute['status']): StoredDispute => ({ amountCents: TOTAL, status })

test.each<[PaymentState, ...Parameters<typeof paymentState>]>([
  ['none', null, null, null],
  ['none', { ...intent, abandonedAt: NOW }, null, null],
  ['intent', intent, null, null],
  ['processing', { ...intent, processingAt: NOW }, null, null],
  ['paid', paid, null, null],
  ['paid', { ...paid, abandonedAt: NOW }, null, null],
  ['refund pending', paid, refund('pending'), null],
  ['refunded', paid, refund('refunded'), null],
  ['refunded', { ...paid, receivedCents: 100 }, refund('refunded', 100), null],
  ['partly refunded', paid, refund('refunded', 9900), null],
  ['refund failed', paid, refund('failed'), null],
  ['refund pending', paid, refund('pending'), dispute('won')],
  ['disputed', paid, refund('pending'), dispute('open')],
  ['dispute won', paid, null, dispute('won')],
  ['dispute lost', paid, refund('void'), dispute('lost')],
])('%s', (state, ...stored) => {
  expect(paymentState(...stored)).toBe(state)
})

interface Money {
  confirmed: boolean
  payment: StoredPayment
  refund: StoredRefund | null
  dispute: StoredDispute | null
}
type Event =
  | { of: 'intent'; status: IntentAnswer['status'] }
  | { of: 'refund'; status: RefundAnswer['status'] }
  | { of: 'dispute'; status: StoredDispute['status'] }
  | { of: 'cancellation'; cents: number; attempt: number }
  | { of: 'confirmation' }
  | { of: 'surrender' }

const someEvent: fc.Arbitrary<Event> = fc.oneof(
  fc
    .constantFrom<IntentAnswer['status']>('open', 'processing', 'canceled', 'succeeded', 'succeeded')
    .map((status) => ({ of: 'intent', status }) as const),
  fc
    .constantFrom<RefundAnswer['status']>('succeeded', 'pending', 'failed', 'refused')
    .map((status) => ({ of: 'refund', status }) as const),
  fc
    .constantFrom<StoredDispute['status']>('open', 'won', 'lost')
    .map((status) => ({ of: 'dispute', status }) as const),
  fc
    .record({ cents: fc.constantFrom(9900, TOTAL), attempt: fc.constantFrom(1, MOST_REFUND_ATTEMPTS) })
    .map((refunding) => ({ of: 'cancellation', ...refunding }) as const),
  fc.constant({ of: 'confirmation' } as const),
  fc.constant({ of: 'surrender' } as const),
)

/** Returns the money of an appointment after one event, as the machines say. */
function take(money: Money, event: Event): Money {
  const { payment } = money
  switch (event.of) {
    case 'intent': {
      const answer: IntentAnswer =
        event.status === 'succeeded'
          ? { status: event.status, receivedCents: TOTAL, asAsked: true }
          : { status: event.status }
      const { set, returnCents } = stepPayment(
        payment,
        answer,
        money.confirmed ? appointment : storedAppointment(),
        NOW,
      )
      const after = { ...money, payment: { ...payment, ...set } }
      return returnCents > 0 ? { ...after, refund: refund('pending', returnCents) } : after
    }
    case 'confirmation':
      return { ...money, confirmed: true }
    case 'surrender':
      return payment.succeededAt ? money : { ...money, payment: { ...payment, abandonedAt: NOW } }
    case 'cancellation': {
      if (!payment.succeededAt || money.refund) return money
      const begins = refundBegins(money.dispute ? [money.dispute] : [], event.cents, TOTAL)
      const { attempt } = event
      return { ...money, refund: { ...refund(begins === 'void' ? 'void' : 'pending', event.cents), attempt } }
    }
    case 'refund': {
      if (!money.refund) return money
      const answer =
        event.status === 'refused'
          ? { status: event.status }
          : { status: event.status, providerRefundId: 're_1' }
      const frozen = money.dispute?.status === 'open'
      const { set } = stepRefund(money.refund, money.refund.attempt, answer, { frozen })
      return { ...money, refund: { ...money.refund, ...set } }
    }
    case 'dispute': {
      if (!payment.succeededAt) return money
      const status = stepDispute(money.dispute, dispute(event.status))
      if (!status) return money
      const voided = status === 'lost' && money.refund && isUnsent(money.refund)
      const refundAfter = voided ? { ...money.refund!, status: 'void' as const } : money.refund
      return { ...money, refund: refundAfter, dispute: dispute(status) }
    }
  }
}

describe('over any events', () => {
  test('every step of the money follows the table', () => {
    fc.assert(
      fc.property(fc.array(someEvent, { maxLength: 20 }), (events) => {
        let money: Money = { confirmed: false, payment: intent, refund: null, dispute: null }
        for (const event of events) {
          const after = take(money, event)
          const [from, to] = [money, after].map((m) => paymentState(m.payment, m.refund, m.dispute))
          if (from !== to) expect(PAYMENT_TRANSITIONS[from!], `${from} → ${to}`).toContain(to)
          money = after
        }
      }),
      { numRuns: 3000 },
    )
  })
})
