import { describe, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { type Asked, ASKED_SLOT, askByLink, copyLink, linkSteps, seenOwn } from '../../../testing/asked.ts'
import { app, START, setUpLinks } from '../../../testing/link-app.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { timeOutRequests } from './time-out-requests.ts'

setUpLinks()

const PATH = '/api/pro/appointments'
const { createAsked, mailed, pay, post, settled, show, shown } = linkSteps(() => app)

describe('a vendor asks', () => {
  test('only for its own bookings, before the start, and once it is on the list', async () => {
    const [client, vendor, asked] = [await createClient(app), await createVendor(app), await createAsked()]
    expect((await askByLink(vendor, asked.id)).status).toBe(404)
    const booked = await client.call('POST', '/api/user/book-appointment', {
      vendorId: vendor.id,
      ...ASKED_SLOT,
    })
    expect((await askByLink(vendor, booked.body.appointmentId)).status).toBe(404)
    expect((await client.call('POST', `${PATH}/${asked.id}/payment-request`, { amount: 1 })).status).toBe(403)
    const verify = (at: Date | null) =>
      app.runtime.pool.query('update vendor set verified_at = $2 where id = $1', [asked.vendor.id, at])
    await verify(null)
    expect((await askByLink(asked.vendor, asked.id)).body.code).toBe('NOT_LISTED')
    await verify(START)
    app.clock.set(new Date('2026-11-24T10:00:00Z'))
    expect((await askByLink(asked.vendor, asked.id)).body.code).toBe('PAST')
  })

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 0.99 }],
    ['amount', { amount: 85.01 }],
    ['amount', { amount: -1 }],
    ['payBy', { amount: 40, payBy: '2026-11-18T12:00:00.000Z' }],
    ['payBy', { amount: 40, payBy: '2026-11-24T10:00:00.001Z' }],
    ['payBy', { amount: 40, payBy: 'soon' }],
  ])('and is refused beside the field %s', async (field, wanted) => {
    const { vendor, id } = await createAsked()
    const reply = await askByLink(vendor, id, wanted)
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(reply.body.fields).toHaveProperty([field])
  })

  test('once however often the button is pressed, and not again when it is paid', async () => {
    const asked = await createAsked()
    const press = () => askByLink(asked.vendor, asked.id, { amount: 30 }, { 'idempotency-key': 'asked-once' })
    const [one, two] = await Promise.all([press(), press()])
    expect(one.body).toEqual(two.body)
    expect((await show(asked)).status).toBe(404)
    await pay({ ...asked, token: await copyLink(asked.vendor, asked.id) })
    expect((await askByLink(asked.vendor, asked.id)).body.code).toBe('ALREADY_PAID')
  })

  test('where no email can go, and gets the link to send it otherwise', async () => {
    const vendor = await createVendor(app)
    const { body } = await vendor.call('POST', PATH, { contact: { name: 'Tom' }, ...ASKED_SLOT })
    const reply = await askByLink(vendor, body.appointmentId)
    expect(reply.body).toMatchObject({ emailed: 'no address' })
    expect(await shown({ token: await copyLink(vendor, body.appointmentId) })).toMatchObject({
      amount: 40,
      onTheDay: null,
    })
  })

  test('with a deadline, after which the appointment is cancelled and both are told', async () => {
    const asked = await createAsked({ amount: 40, payBy: '2026-11-20T12:00:00.000Z' })
    const paid = await createAsked({ amount: 40, payBy: '2026-11-20T12:00:00.000Z' })
    await pay(paid)
    app.clock.set(new Date('2026-11-20T11:59:50Z'))
    await timeOutRequests(app.runtime)
    expect(await seenOwn(asked)).toMatchObject({ cancelled: false })
    app.clock.set(new Date('2026-11-20T12:00:00Z'))
    expect((await post('intent', asked)).status).toBe(404)
    await timeOutRequests(app.runtime)
    expect(await seenOwn(asked)).toMatchObject({ cancelled: true, cancelledBy: 'auto' })
    expect(await seenOwn(paid)).toMatchObject({ cancelled: false })
    expect(await mailed(asked, 2)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    const notices = await asked.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Timed out')
    expect(await shown(asked)).toMatchObject({ status: 'cancelled' })
    await settled()
  })
})

const moveTo = (slotDate: string, { vendor, id }: Asked) =>
  vendor.call('PATCH', `${PATH}/${id}/slot`, { ...ASKED_SLOT, outsideHours: true, slotDate })

test('money recorded before a booking was moved ahead is not left for the day', async () => {
  const asked = await createAsked()
  app.clock.set(new Date('2026-11-24T10:30:00Z'))
  const paid = { amount: 20, way: 'cash' }
  expect((await asked.vendor.call('POST', `${PATH}/${asked.id}/balance`, paid)).status).toBe(200)
  expect((await moveTo('26_11_2026', asked)).status).toBe(200)
  expect((await askByLink(asked.vendor, asked.id, { amount: 65.01 })).status).toBe(400)
  expect((await askByLink(asked.vendor, asked.id)).status).toBe(200)
  expect(await shown({ token: await copyLink(asked.vendor, asked.id) })).toMatchObject({ onTheDay: 25 })
  await settled()
  const texts = (await mailsTo(app, asked.email, 2)).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('the remaining €25.00 on the day, €85.00 in total'))
})

test('an own booking that is moved keeps its open request, for the new time', async () => {
  const asked = await createAsked()
  expect((await moveTo('26_11_2026', asked)).status).toBe(200)
  expect(await shown(asked)).toMatchObject({
    status: 'open',
    slotDate: '26_11_2026',
    refunds: [{ until: '2026-11-25T10:00:00.000Z', amount: 40 }],
  })
  app.clock.set(new Date('2026-11-24T10:30:00Z'))
  await timeOutRequests(app.runtime)
  await pay(asked)
  expect(await seenOwn(asked)).toMatchObject({ totalAmount: 40, paymentRequest: { status: 'paid' } })
  app.clock.set(START)
  const back = await createAsked()
  app.clock.set(new Date('2026-11-20T12:00:00Z'))
  expect((await moveTo('19_11_2026', back)).status).toBe(200)
  expect((await show(back)).status).toBe(404)
  expect((await post('intent', back)).body.code).toBe('PAST')
  await settled()
})

test('an own booking that is moved before the deadline of its request is to be paid by its start', async () => {
  const deadline = { amount: 40, payBy: '2026-11-24T10:00:00.000Z' }
  const [asked, past] = [await createAsked(deadline), await createAsked(deadline)]
  const moved = { payBy: '2026-11-20T10:00:00.000Z' }
  expect((await moveTo('20_11_2026', asked)).status).toBe(200)
  expect(await shown(asked)).toMatchObject({ status: 'open', ...moved })
  expect((await seenOwn(asked)).paymentRequest).toMatchObject(moved)
  expect((await moveTo('24_11_2026', asked)).status).toBe(200)
  expect(await shown(asked)).toMatchObject({ payBy: deadline.payBy })
  expect((await moveTo('20_11_2026', asked)).status).toBe(200)
  // Moved to a day that has passed it took place, and is not cancelled.
  expect((await moveTo('17_11_2026', past)).status).toBe(200)
  app.clock.set(new Date('2026-11-20T10:00:00Z'))
  await timeOutRequests(app.runtime)
  expect(await seenOwn(asked)).toMatchObject({ cancelled: true, cancelledBy: 'auto' })
  expect(await seenOwn(past)).toMatchObject({ cancelled: false, paymentRequest: { status: 'over' } })
  await settled()
})
