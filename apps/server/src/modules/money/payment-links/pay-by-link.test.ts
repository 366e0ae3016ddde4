import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVendor } from '../../../testing/actors.ts'
import {
  ASKED_SLOT,
  askByLink,
  askFor,
  copyLink,
  linkSteps,
  ownEarnings,
  seenOwn,
} from '../../../testing/asked.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { CARDS, confirmCard, intentIdOf, setFaults } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { timeOutRequests } from './time-out-requests.ts'

const PATH = '/api/pro/appointments'
/** A Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
let app: TestApp
beforeAll(async () => void (app = await startTestApp({ start: START })))
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(START)
  await setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 })
})
const { cancel, createAsked, mailed, pay, post, settled, show, shown, startPaying, verify } = linkSteps(
  () => app,
)

describe('who holds the link', () => {
  test('sees vendor, time, sum and refunds without an account, and pays exactly that', async () => {
    const asked = await createAsked()
    expect(await shown(asked)).toMatchObject({
      status: 'open',
      vendor: { name: 'Aoife Byrne', speciality: 'Hairstylist' },
      ...ASKED_SLOT,
      serviceName: 'Colour',
      amount: 40,
      onTheDay: 45,
      payBy: null,
      refunds: [{ until: '2026-11-23T10:00:00.000Z', amount: 40 }],
      refundNow: 0,
      receipt: null,
    })
    expect(await seenOwn(asked)).toMatchObject({
      paymentRequest: { status: 'open', amount: 40 },
      totalAmount: 0,
    })
    await pay(asked)
    expect(await shown(asked)).toMatchObject({
      status: 'paid',
      refundNow: 40,
      receipt: { number: expect.any(Number) },
    })
    expect(await seenOwn(asked)).toMatchObject({
      totalAmount: 40,
      platformFee: 0,
      handlingFee: 0,
      balance: 45,
      paymentRequest: { status: 'paid', amount: 40, cardCost: expect.any(Number) },
    })
    await settled()
    expect(await mailed(asked, 2)).toEqual([
      'Pay €40.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
      'Paid: €40.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
    ])
    for (const mail of await mailsTo(app, asked.email, 2)) {
      expect(mail.text).toContain("You'll pay Aoife Byrne the remaining €45.00 on the day, €85.00 in total.")
      expect(mail.attachments).toMatchObject([{ contentType: expect.stringContaining('REQUEST') }])
    }
    const notices = await asked.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Paid by Tom Hickey')
  })

  test('pays once, from two tabs and two links, however often it is reported', async () => {
    await setFaults(app, { webhooks: 'repeat' })
    const asked = await createAsked()
    const other = { token: await copyLink(asked.vendor, asked.id) }
    const secrets = await Promise.all([startPaying(asked), startPaying(other), startPaying(asked)])
    expect(new Set(secrets).size).toBe(1)
    const intentId = intentIdOf(secrets[0]!)
    await confirmCard(app, secrets[0]!, CARDS.good)
    const replies = await Promise.all([
      verify(asked, intentId),
      verify(other, intentId),
      verify(asked, intentId),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await post('intent', other)).body.code).toBe('ALREADY_PAID')
    await settled()
    expect((await ownEarnings(asked.vendor)).entries).toHaveLength(1)
    expect(await shown(other)).toMatchObject({ status: 'paid' })
  })

  test('cancels a day before and gets everything back, later nothing, as it was said before', async () => {
    const [early, late] = [await createAsked(), await createAsked()]
    for (const asked of [early, late]) await pay(asked)
    expect((await cancel(early, 0)).body.code).toBe('REFUND_CHANGED')
    expect((await cancel(early, 40)).status).toBe(200)
    expect(await shown(early)).toMatchObject({ status: 'cancelled', refund: { amount: 40 }, refundNow: null })
    app.clock.set(new Date('2026-11-23T10:00:01Z'))
    expect((await cancel(late, 40)).body.code).toBe('REFUND_CHANGED')
    expect((await cancel(late, 0)).status).toBe(200)
    expect(await shown(late)).toMatchObject({ status: 'cancelled', refund: null })
    await settled()
    expect((await ownEarnings(early.vendor)).entries).toEqual([])
    const cost = (await seenOwn(late)).paymentRequest.cardCost
    expect((await ownEarnings(late.vendor)).totals.owed).toBe(40 - cost)
    const kept = await late.vendor.call('GET', '/api/pro/notifications')
    expect(kept.body.notifications[0].content).toContain(
      'so you keep your fee of €40.00, less what the card costs.',
    )
    expect((await cancel(late, 0)).body.code).toBe('APPOINTMENT_ENDED')
    expect(await mailed(early, 3)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    const notices = await early.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Cancelled by Tom Hickey')
  })

  test('keeps the refund that was promised when the vendor moves the booking, and is emailed the new time', async () => {
    const asked = await createAsked()
    await pay(asked)
    const moveTo = (slotDate: string, startTime: string, endTime: string) =>
      asked.vendor.call('PATCH', `${PATH}/${asked.id}/slot`, {
        slotDate,
        startTime,
        endTime,
        outsideHours: true,
      })
    // Until Mon 23 Nov, 10:00 AM, everything was to come back.
    expect((await moveTo('19_11_2026', '10:00 AM', '12:00 PM')).body).toMatchObject({ emailed: 'sent' })
    expect(await shown(asked)).toMatchObject({
      refunds: [{ until: '2026-11-19T10:00:00.000Z', amount: 40 }],
      refundNow: 40,
    })
    await drained(app)
    const mails = await mailsTo(app, asked.email, 3)
    const moved = mails.find(({ subject }) => subject.startsWith('New time for your appointment: Thu 19 Nov'))
    expect(moved!.text).toContain('Cancel by Thu 19 Nov, 10:00 AM for a full refund.')
    await moveTo('24_11_2026', '08:00 AM', '10:00 AM')
    expect(await shown(asked)).toMatchObject({ refunds: [{ until: '2026-11-23T10:00:00.000Z', amount: 40 }] })
    app.clock.set(new Date('2026-11-23T10:00:01Z'))
    expect(await shown(asked)).toMatchObject({ refunds: [], refundNow: 0 })
    app.clock.set(new Date('2026-11-23T09:59:00Z'))
    expect((await cancel(asked, 40)).status).toBe(200)
    await settled()
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: { amount: 40 } })
  })

  test('is emailed a new time also when its vendor has used up the 50 emails of the day', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
    const steps = linkSteps(() => strict)
    const asked = await steps.createAsked()
    await steps.pay(asked)
    await Promise.all(
      Array.from({ length: 49 }, () => strict.runtime.rateLimiter.count('email a client', asked.vendor.id)),
    )
    const contact = { name: 'Nora Byrne', email: 'nora-beyond@example.test' }
    const slot = { slotDate: '25_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
    const other = await asked.vendor.call('POST', PATH, { contact, ...slot, notify: true })
    expect(other.body.emailed).toBe('limit')
    const moved = { slotDate: '26_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
    expect((await asked.vendor.call('PATCH', `${PATH}/${asked.id}/slot`, moved)).body.emailed).toBe('sent')
    expect(await steps.mailed(asked, 3)).toContain(
      'New time for your appointment: Thu 26 Nov, 10:00 AM to 12:00 PM',
    )
  })

  test('is emailed a time that is corrected after the start only if the vendor asks for it, and then nothing about cancelling', async () => {
    const asked = await createAsked()
    await pay(asked)
    await mailed(asked, 2)
    app.clock.set(new Date('2026-11-24T12:10:00Z'))
    const correctTo = async (startTime: string, body: object) =>
      (
        await asked.vendor.call('PATCH', `${PATH}/${asked.id}/slot`, {
          ...ASKED_SLOT,
          startTime,
          ...body,
        })
      ).body.emailed
    expect(await correctTo('09:00 AM', {})).toBeNull()
    expect(await correctTo('09:30 AM', { notify: true })).toBe('sent')
    await drained(app)
    const mails = await mailsTo(app, asked.email, 3)
    const [moved] = mails.filter(({ subject }) => subject.startsWith('New time for your appointment'))
    expect(moved!.text).toContain('09:30 AM to 12:00 PM')
    expect(moved!.text).not.toMatch(/cancel|in less than/i)
  })

  test('is emailed that the vendor cancels also if the link was not emailed but copied', async () => {
    const [vendor, email] = [await createVendor(app), 'tom-copied@example.test']
    const contact = { name: 'Tom Hickey', phone: '086 555 0117' }
    const { body } = await vendor.call('POST', PATH, { contact, ...ASKED_SLOT, price: 85 })
    const id = body.appointmentId
    expect((await askByLink(vendor, id)).body).toMatchObject({ emailed: 'no address' })
    await vendor.call('PATCH', `/api/pro/contacts/${body.contactId}`, { email })
    const asked = { vendor, email, id, token: await copyLink(vendor, id) }
    await pay(asked)
    // The receipt is on its way before the cancellation.
    await mailed(asked, 1)
    expect(await seenOwn(asked)).toMatchObject({ clientTold: true })
    await vendor.call('POST', `${PATH}/${id}/cancel`, {})
    await settled()
    expect(await mailed(asked, 2)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
  })

  test('gets back what the policy of the vendor says, frozen at the booking (A8)', async () => {
    const vendor = await createVendor(app)
    const setPolicy = (cancellationHours: number) =>
      vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours })
    await setPolicy(48)
    const contact = { name: 'Tom Hickey', email: 'tom-careful@example.test' }
    const { appointmentId: id } = (await vendor.call('POST', PATH, { contact, ...ASKED_SLOT })).body
    await setPolicy(24)
    const asked = { vendor, id, email: contact.email, token: await askFor(vendor, id) }
    expect(await shown(asked)).toMatchObject({ refunds: [{ until: '2026-11-22T10:00:00.000Z', amount: 40 }] })
    await pay(asked)
    app.clock.set(new Date('2026-11-22T10:00:01Z'))
    expect(await shown(asked)).toMatchObject({ refundNow: 0, refunds: [] })
    expect((await cancel(asked, 0)).status).toBe(200)
  })

  test('cancels without paying too', async () => {
    const asked = await createAsked()
    expect((await cancel(asked, 0)).status).toBe(200)
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: null })
    expect((await post('intent', asked)).body.code).toBe('APPOINTMENT_ENDED')
    expect(await seenOwn(asked)).toMatchObject({ cancelledBy: 'client', paymentRequest: { status: 'over' } })
  })

  test('gets the money back that arrives while the appointment is cancelled', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const asked = await createAsked()
    const secret = await startPaying(asked)
    await confirmCard(app, secret, CARDS.good)
    expect((await cancel(asked, 0)).status).toBe(200)
    expect((await verify(asked, intentIdOf(secret))).body.code).toBe('PAYMENT_RETURNED')
    await settled()
    expect((await ownEarnings(asked.vendor)).entries).toEqual([])
    expect(await mailed(asked, 3)).toContain('Payment returned: Tue 24 Nov, 10:00 AM to 12:00 PM')
  })

  test('cannot pay after the start, and finds nothing then', async () => {
    const begun = { code: 'PAST', message: 'This appointment has already started.' }
    const asked = await createAsked()
    app.clock.set(new Date('2026-11-24T10:00:00Z'))
    expect((await show(asked)).status).toBe(404)
    expect((await post('intent', asked)).body).toMatchObject(begun)
    expect((await cancel(asked, 0)).body).toMatchObject(begun)
    await timeOutRequests(app.runtime)
    expect(await seenOwn(asked)).toMatchObject({ cancelled: false, paymentRequest: { status: 'over' } })
  })

  test('with a declined card has paid nothing, and after five has to wait', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
    const before = app
    app = strict
    try {
      const asked = await createAsked()
      for (let times = 1; times <= 5; times++) {
        const secret = await startPaying(asked)
        await confirmCard(app, secret, CARDS.declined)
        await drained(app)
        if (times < 5) {
          expect((await verify(asked, intentIdOf(secret))).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
        }
      }
      await vi.waitFor(async () => expect((await post('intent', asked)).status).toBe(429), {
        timeout: 10_000,
      })
      expect(await shown(asked)).toMatchObject({ status: 'open' })
    } finally {
      app = before
    }
  })
})

test('whatever happens at once, in two processes, nothing is paid twice or kept without an appointment', async () => {
  await using other = await startTestApp({ sharing: app })
  for (let round = 0; round < 4; round++) {
    const asked = await createAsked()
    const secret = await startPaying(asked)
    await confirmCard(app, secret, CARDS.good)
    const id = intentIdOf(secret)
    const actions = [
      () => verify(asked, id),
      () => cancel(asked, 0),
      () => asked.vendor.call('DELETE', `${PATH}/${asked.id}/payment-request`),
      () => asked.vendor.call('POST', `${PATH}/${asked.id}/cancel`, {}),
      () => askByLink(asked.vendor, asked.id, { amount: 20 }),
      () => post('intent', asked),
      () => send(other, 'POST', '/api/pay/verify', { token: asked.token, id }),
      () => send(other, 'POST', '/api/pay/cancel', { token: asked.token, expectedRefund: 40 }),
    ]
    const shifted = [...actions.slice(round), ...actions.slice(0, round)]
    const replies = await Promise.all(shifted.map((action) => action()))
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
  await settled()
})
