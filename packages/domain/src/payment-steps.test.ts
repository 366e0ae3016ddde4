import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type IntentAnswer, type PaymentChange, type StoredPayment, stepPayment } from './payment-steps.ts'
import { withTotal } from './price.ts'
import { inHours, NOW } from './testing/some-appointment.ts'
import { PRICE, storedAppointment } from './testing/stored-appointment.ts'

const total = withTotal(PRICE).totalCents
const fresh: StoredPayment = {
  amountCents: total,
  processingAt: null,
  succeededAt: null,
  receivedCents: null,
  returnedAt: null,
  abandonedAt: null,
}
const arrived: IntentAnswer = { status: 'succeeded', receivedCents: total, asAsked: true }
const payable = storedAppointment({ confirmedAt: NOW, payBy: inHours(24) })
const NOTHING: PaymentChange = { set: {}, appointment: null, returnCents: 0 }

const someAnswer: fc.Arbitrary<IntentAnswer> = fc.oneof(
  fc.constantFrom<IntentAnswer>({ status: 'open' }, { status: 'processing' }, { status: 'canceled' }),
  { weight: 2, arbitrary: fc.constant(arrived) },
)

/** Hears the answers one after the other; what stands at the end, and what each of them changed. */
function hear(answers: readonly IntentAnswer[], now: (index: number) => Date) {
  let [payment, appointment] = [fresh, payable]
  const changes = answers.map((answer, index) => {
    const change = stepPayment(payment, answer, appointment, now(index))
    payment = { ...payment, ...change.set }
    appointment = { ...appointment, ...change.appointment?.set }
    return change
  })
  return { payment, appointment, changes }
}

describe('money that arrived', () => {
  test('pays the appointment that it was asked for', () => {
    const change = stepPayment(fresh, arrived, payable, NOW)
    expect(change).toMatchObject({ set: { succeededAt: NOW, receivedCents: null }, returnCents: 0 })
    expect(change.appointment?.set).toEqual({ paidAt: NOW })
  })

  test('is noted once, whatever is heard in which order and how often', () => {
    fc.assert(
      fc.property(fc.array(someAnswer, { maxLength: 8 }), (answers) => {
        const { payment, appointment, changes } = hear(answers, () => NOW)
        const came = answers.some(({ status }) => status === 'succeeded')
        expect([payment.succeededAt !== null, appointment.paidAt !== null]).toEqual([came, came])
        expect(changes.filter((change) => change.appointment).length).toBe(came ? 1 : 0)
        const at = answers.findIndex(({ status }) => status === 'succeeded')
        if (came) for (const change of changes.slice(at + 1)) expect(change).toEqual(NOTHING)
      }),
    )
  })

  test('has the same effect when it was given up before it was noted', () => {
    const givenUp = { ...fresh, abandonedAt: NOW }
    expect(stepPayment(givenUp, arrived, payable, NOW).appointment?.set).toEqual({ paidAt: NOW })
    expect(stepPayment(givenUp, arrived, storedAppointment(), NOW).returnCents).toBe(total)
  })

  test.each([
    ['pending', storedAppointment()],
    ['paid already', { ...payable, paidAt: NOW }],
    ['declined', storedAppointment({ declinedAt: NOW })],
    ['cancelled', { ...payable, cancelledAt: NOW, cancelledBy: 'vendor' as const }],
    ['overdue', { ...payable, payBy: NOW }],
    ['of another price', { ...payable, handlingFeeCents: 0 }],
  ])('goes back whole when the appointment is %s', (_, appointment) => {
    expect(stepPayment(fresh, arrived, appointment, NOW)).toEqual({
      set: { succeededAt: NOW, receivedCents: null, returnedAt: NOW },
      appointment: null,
      returnCents: total,
    })
  })

  test('goes back as it came when it is another sum or was not asked for', () => {
    const less = stepPayment(fresh, { ...arrived, receivedCents: total - 1 }, payable, NOW)
    expect(less).toMatchObject({ set: { receivedCents: total - 1, returnedAt: NOW }, returnCents: total - 1 })
    const foreign = stepPayment(fresh, { ...arrived, asAsked: false }, payable, NOW)
    expect(foreign).toMatchObject({ appointment: null, returnCents: total })
  })
})

describe('anything else', () => {
  test.each(['open', 'processing', 'canceled'] as const)(
    'after the money: "%s" changes nothing',
    (status) => {
      const { payment, appointment } = hear([arrived], () => NOW)
      expect(stepPayment(payment, { status }, appointment, inHours(1))).toEqual(NOTHING)
    },
  )

  test('is noted at its first time', () => {
    const heard: IntentAnswer[] = [{ status: 'processing' }, { status: 'processing' }, { status: 'canceled' }]
    const { payment } = hear([...heard, { status: 'canceled' }], inHours)
    expect([payment.processingAt, payment.abandonedAt]).toEqual([inHours(0), inHours(2)])
  })
})
