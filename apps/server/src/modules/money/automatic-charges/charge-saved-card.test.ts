import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { Stripe } from 'stripe'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { linkIn, mailsTo } from '../../../testing/mails.ts'
import {
  askForIntent,
  CARDS,
  confirmCard,
  createPayable,
  insertPayable,
  intentIdOf,
  type Payable,
  payByCard,
  saveCardByPaying,
  seesAfterRetry,
  seenByClient,
  toldClient,
  verify,
} from '../../../testing/payments.ts'
import { chargesAtProvider, refundsAtProvider } from '../../../testing/provider-view.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { automaticPaymentDue } from '../../booking/events.ts'
import { abandonPayments } from '../payments/abandon-payments.ts'
import { chargeSavedCard } from './charge-saved-card.ts'

const app = ownApp()
afterEach(() => booksBalance(app))

/** A confirmed, unpaid appointment of a client who has saved a card. */
async function createDue(number: string): Promise<Payable> {
  const first = await createPayable(app)
  await saveCardByPaying(app, first, number)
  return insertPayable(app, first, { startsAt: new Date(app.clock.now().getTime() + 20 * 86_400_000) })
}

const charge = ({ appointmentId }: Payable) => chargeSavedCard(app.runtime, appointmentId)
const intentOf = async (due: Payable) => intentIdOf((await askForIntent(due)).body.clientSecret)

test('a due visit is charged once, however often it is said to be due, and both are told', async () => {
  const due = await createDue(CARDS.good)
  const { appointmentId } = due
  const say = () => app.runtime.transaction((unit) => unit.publish(automaticPaymentDue, { appointmentId }))
  await Promise.all([say(), say(), say()])
  await drained(app)
  expect(await seenByClient(due)).toMatchObject({ payment: true })
  expect(await charge(due)).toBe('paid')
  const told = (await toldClient(due)).filter((text) =>
    text.includes('to your saved card (Visa ending 4242)'),
  )
  expect(told).toHaveLength(1)
  const mails = await mailsTo(app, due.client.email, 2)
  expect(mails.filter(({ text }) => text.includes('We charged €100.74 to your saved card'))).toHaveLength(1)
})

test('at once with itself and with the client who pays, one payment arrives', async () => {
  const due = await createDue(CARDS.good)
  const { body } = await askForIntent(due)
  await Promise.all([charge(due), charge(due), confirmCard(app, body.clientSecret, CARDS.good)])
  await drained(app)
  expect(['paid', 'not due']).toContain(await charge(due))
  expect(await seenByClient(due)).toMatchObject({ payment: true })
  expect(await chargesAtProvider(app, intentIdOf(body.clientSecret))).toBe(1)
})

test('a call that dies after the card was charged is finished by the next', async () => {
  const due = await createDue(CARDS.good)
  const { paymentIntents } = app.runtime.stripe
  const confirm = paymentIntents.confirm.bind(paymentIntents)
  vi.spyOn(paymentIntents, 'confirm').mockImplementationOnce(async (...args) => {
    await confirm(...args)
    throw new Stripe.errors.StripeConnectionError({ message: 'gone', type: 'api_error' })
  })
  await expect(charge(due)).rejects.toThrow('gone')
  expect(await charge(due)).toBe('paid')
  expect(await seenByClient(due)).toMatchObject({ payment: true })
})

test('a due visit is charged anew if its sum changed while the card was charged', async () => {
  const due = await createDue(CARDS.good)
  const before = await intentOf(due)
  const { stripe, transaction } = app.runtime
  const confirm = stripe.paymentIntents.confirm.bind(stripe.paymentIntents)
  vi.spyOn(stripe.paymentIntents, 'confirm').mockImplementationOnce(async (...args) => {
    const answer = await confirm(...args)
    // As a shorter way to the client's new address lowers it.
    await transaction(async (unit) => {
      await unit.db.execute(sql`update appointment
        set vendor_fee_cents = vendor_fee_cents - 100, total_cents = total_cents - 100 where id = ${due.appointmentId}`)
      await abandonPayments(unit, due.appointmentId, ['deposit'])
    })
    return answer
  })
  expect(await charge(due)).toBe('paid')
  await drained(app)
  expect(await seenByClient(due)).toMatchObject({ payment: true })
  expect(await chargesAtProvider(app, before)).toBe(1)
  expect(await refundsAtProvider(app, before)).toEqual([{ amount: 10_074, status: 'succeeded' }])
})

test('a due visit is charged although its client left a dialog in which another card was to be saved', async () => {
  const due = await createDue(CARDS.good)
  const wanted = { appointmentId: due.appointmentId, saveCard: true }
  expect((await due.client.call('POST', '/api/user/create-payment-intent', wanted)).status).toBe(200)
  expect(await charge(due)).toBe('paid')
})

test('a due visit is charged once the provider is back, also after hours', async () => {
  const due = await createDue(CARDS.good)
  const { pool, stripe, transaction } = app.runtime
  vi.spyOn(stripe.paymentIntents, 'confirm').mockRejectedValueOnce(
    new Stripe.errors.StripeConnectionError({ message: 'gone', type: 'api_error' }),
  )
  const { appointmentId } = due
  await transaction((unit) => unit.publish(automaticPaymentDue, { appointmentId }))
  const failedForHours = `update graphile_worker._private_jobs set attempts = 50
    where payload->>'appointmentId' = $1 and attempts > 0 and locked_at is null`
  await expect.poll(async () => (await pool.query(failedForHours, [appointmentId])).rowCount).toBe(1)
  await seesAfterRetry(app, due, { payment: true })
})

test.each([
  ['declined', CARDS.declinedOnceSaved, 'Card declined: €100.74', 'Pay with another card by'],
  ['authentication', CARDS.threeDSecure, 'Confirm your payment: €100.74', 'Your bank wants you to confirm'],
])('%s: the client is told once, and pays in person', async (outcome, number, headline, sentence) => {
  const due = await createDue(number)
  expect(await Promise.all([charge(due), charge(due)])).toEqual([outcome, outcome])
  expect(await charge(due)).toBe(outcome)
  await drained(app)
  const told = (await toldClient(due)).filter((text) => text.includes(headline))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(sentence)
  const mails = (await mailsTo(app, due.client.email, 2)).filter(({ subject }) =>
    subject.startsWith(headline),
  )
  expect(mails).toHaveLength(1)
  expect(linkIn(mails[0]!).pathname).toBe(`/my-appointment/${due.appointmentId}`)
  expect(await chargesAtProvider(app, await intentOf(due))).toBe(0)

  const { intentId } = await payByCard(app, due, CARDS.good)
  expect((await verify(due.client, intentId)).status).toBe(200)
  expect(await seenByClient(due)).toMatchObject({ payment: true })
})

test('without a card, before the vendor’s yes and once it is paid nothing is tried', async () => {
  const bare = await createPayable(app)
  expect(await charge(bare)).toBe('no card')
  const due = await createDue(CARDS.good)
  const { client, vendor } = due
  const pending = await insertAppointmentRow(
    app,
    { client, vendor },
    { startsAt: new Date('2027-01-20T10:00:00Z') },
  )
  expect(await chargeSavedCard(app.runtime, pending)).toBe('not due')
  const { intentId } = await payByCard(app, due, CARDS.good)
  await verify(client, intentId)
  expect(await charge(due)).toBe('not due')
  expect(await chargeSavedCard(app.runtime, '00000000-0000-4000-8000-000000000000')).toBe('no card')
})
