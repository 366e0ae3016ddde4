import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createVendor } from '../../../testing/actors.ts'
import { type Asked, ASKED_SLOT, copyLink, linkSteps, ownEarnings, seenOwn } from '../../../testing/asked.ts'
import { completePassedAppointments } from '../../booking/appointments/complete-appointment.ts'
import { CARDS, confirmCard, intentIdOf } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const PATH = '/api/pro/appointments'
/** A Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
const BEGUN = new Date('2026-11-24T11:00:00Z')
const OVER = new Date('2026-11-27T11:00:00Z')
const app = ownApp({ start: START })
beforeEach(() => app.clock.set(START))
const { cancel, createAsked, mailed, pay, post, settled, show, shown, verify } = linkSteps(() => app)

const ask = ({ vendor, id }: Asked) => vendor.call('POST', `${PATH}/${id}/balance-request`, {})

/** A vendor's own booking of €85 that has begun, €40 of it paid by link and the other €45 asked for. */
async function createBegun(): Promise<Asked> {
  const before = await createAsked()
  await pay(before)
  app.clock.set(BEGUN)
  expect(await ask(before)).toMatchObject({ status: 200, body: { emailed: 'sent' } })
  return { ...before, token: await copyLink(before.vendor, before.id) }
}

async function tip(asked: Asked, amount: number) {
  const { body } = await post('intent', { token: asked.token, tip: amount })
  if (!body.clientSecret) return body
  await confirmCard(app, body.clientSecret, CARDS.good)
  return (await verify(asked, intentIdOf(body.clientSecret))).body
}

describe('the client of an own booking', () => {
  test('pays the balance and a tip by the link, which the vendor earns less what the cards cost', async () => {
    const asked = await createBegun()
    expect(await shown(asked)).toMatchObject({
      kind: 'balance',
      status: 'open',
      amount: 45,
      payments: { total: 85, paid: 40, open: 45, tip: null },
      tips: [
        { percent: 5, amount: 4.25 },
        { percent: 10, amount: 8.5 },
        { percent: 15, amount: 12.75 },
      ],
      refunds: [],
      refundNow: null,
    })
    await pay(asked)
    expect(await tip(asked, 8.5)).toMatchObject({ success: true })
    expect(await shown(asked)).toMatchObject({
      status: 'paid',
      payments: { total: 85, paid: 85, open: 0, tip: 8.5 },
      tips: null,
      receipt: { number: expect.any(Number) },
    })
    expect((await seenOwn(asked)).payments).toMatchObject({ total: 85, paid: 85, open: 0, tip: 8.5 })
    await settled()
    expect((await mailed(asked, 5)).toSorted()).toEqual([
      'Paid: €40.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
      'Paid: €45.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
      'Paid: €8.50 for Tue 24 Nov, 10:00 AM to 12:00 PM',
      'Pay €40.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
      'Pay €45.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
    ])
    app.clock.set(OVER)
    await completePassedAppointments(app.runtime)
    await settled()
    const { entries } = await ownEarnings(asked.vendor)
    expect(entries.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['balance', 'fee', 'tip'])
    const { body } = await asked.vendor.call('GET', '/api/pro/statements/2026-11')
    expect(body.statement).toMatchObject({ appointments: { count: 1 }, balances: { count: 2 } })
    const { body: past } = await asked.vendor.call('GET', `${PATH}/${asked.id}/history`)
    expect(past.history.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Balance of €45.00 paid by card', 'Tip of €8.50 paid by card']),
    )
  })

  test('adds a tip afterwards, once, of a sum that is allowed', async () => {
    const asked = await createBegun()
    await pay(asked)
    expect(await tip(asked, 0.5)).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { amount: expect.any(String) },
    })
    expect(await tip(asked, 5)).toMatchObject({ success: true })
    expect(await tip(asked, 5)).toMatchObject({ code: 'ALREADY_PAID' })
    await settled()
  })

  test('gets everything back when the vendor cancels', async () => {
    const asked = await createBegun()
    await pay(asked)
    await tip(asked, 5)
    await asked.vendor.call('POST', `${PATH}/${asked.id}/cancel`, {})
    await settled()
    expect(await shown(asked)).toMatchObject({
      status: 'cancelled',
      refund: { amount: 90, status: 'refunded' },
    })
    expect(await mailed(asked, 8)).toEqual(
      expect.arrayContaining([
        'Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM',
        'Refund of €45.00: Tue 24 Nov, 10:00 AM to 12:00 PM',
        'Refund of €5.00: Tue 24 Nov, 10:00 AM to 12:00 PM',
      ]),
    )
  })

  test('is held for the vendor, also where nothing was paid before the start', async () => {
    const vendor = await createVendor(app)
    const own = { contact: { name: 'Tom Hickey' }, ...ASKED_SLOT, title: 'Colour', price: 85 }
    const { appointmentId: id } = (await vendor.call('POST', PATH, own)).body
    app.clock.set(BEGUN)
    const admin = await createAdmin(app)
    const held = async () => (await admin.call('GET', '/api/admin/money')).body.held
    const before = await held()
    const asked = { vendor, id, email: '', token: '' }
    await ask(asked)
    await pay({ ...asked, token: await copyLink(vendor, id) })
    const after = await held()
    expect([after.count - before.count, Math.round(after.amount - before.amount)]).toEqual([1, 85])
    const { body } = await admin.call('GET', `/api/admin/appointments/${id}`)
    expect(body.appointment).toMatchObject({ totalAmount: 0, onTheDay: { total: 85, paid: 85, open: 0 } })
    await settled()
  })
})

describe('a link to the balance', () => {
  test('ends when the vendor records what it was paid, or withdraws', async () => {
    const asked = await createBegun()
    await asked.vendor.call('POST', `${PATH}/${asked.id}/balance`, { amount: 20, way: 'cash' })
    expect((await show(asked)).status).toBe(404)
    expect((await post('intent', { token: asked.token })).status).toBe(404)
    expect(await tip(asked, 5)).toMatchObject({ code: 'NOT_FOUND' })
    await ask(asked)
    const again = { ...asked, token: await copyLink(asked.vendor, asked.id) }
    expect(await shown(again)).toMatchObject({ amount: 25, payments: { paid: 60, open: 25 } })
    await asked.vendor.call('DELETE', `${PATH}/${asked.id}/balance-request`)
    expect((await show(again)).status).toBe(404)
  })

  test('cancels nothing, and pays nothing after its 30 days', async () => {
    const asked = await createBegun()
    expect((await cancel(asked, 0)).status).toBe(404)
    app.clock.set(new Date(OVER.getTime() + 30 * 86_400_000))
    expect((await show(asked)).status).toBe(404)
    expect((await post('intent', { token: asked.token })).body.code).toBe('BALANCE_OVER')
  })

  test('is not to be had before the start, without a price, or by another vendor', async () => {
    const early = await createAsked()
    expect((await ask(early)).body.code).toBe('NOT_STARTED')
    const unpriced = await createAsked({ amount: 40 }, { price: undefined })
    app.clock.set(BEGUN)
    expect((await ask(unpriced)).body.code).toBe('ALREADY_PAID')
    const other = await createVendor(app)
    expect((await ask({ ...early, vendor: other })).status).toBe(404)
  })

  test('takes no tip where it asks for a sum before the start', async () => {
    expect(await tip(await createAsked(), 5)).toMatchObject({ code: 'NOT_FOUND' })
  })
})
