// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { newestMailTo } from '../../../testing/mails.ts'
import { makeDueVisits } from './make-visits.ts'
import { lapsePrices } from './new-price.ts'
import { ownApp } from '../../../testing/own-app.ts'

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z')
const ANSWER_BY = new Date('2026-12-02T12:00:00Z')
let client: Actor
let vendor: Actor
let id: string
const app = ownApp({ start: NOON })

/** Thursdays, of which the first three are made; €90.00 for two hours, €100.00 with the fees. */
beforeEach(async () => {
  app.clock.stopAt(NOON)
  client = await createClient(app)
  vendor = await createVendor(app, { horizonDays: 28 })
  id = await ask(6)
  await vendor.call('POST', `/api/pro/series/${id}/confirm`)
})

const ask = async (visits: number, slotDate = '26_11_2026', more: object = {}): Promise<string> => {
  const times = { startTime: '09:00 AM', endTime: '11:00 AM', slotDate }
  const body = { vendorId: vendor.id, ...times, everyWeeks: 1, visits, ...more }
  return (await client.call('POST', '/api/user/series', body)).body.seriesId
}
const propose = (price = 100, by = vendor) => by.call('POST', `/api/pro/series/${id}/price`, { price })
const withdraw = () => vendor.call('DELETE', `/api/pro/series/${id}/price`)
const answer = (step: 'accept' | 'decline', body: object = {}) =>
  client.call('POST', `/api/user/series/${id}/price/${step}`, body)
const shown = async (actor = client) =>
  (await actor.call('GET', `/api/${actor === client ? 'user' : 'pro'}/series`)).body.series.find(
    ({ _id }: { _id: string }) => _id === id,
  )
/** Goes to the end of the notice; both are still signed in, since they looked in between. */
async function goTo(at: Date): Promise<void> {
  app.clock.stopAt(new Date('2026-11-28T12:00:00Z'))
  await Promise.all([shown(client), shown(vendor)])
  app.clock.stopAt(at)
}
const totals = async (): Promise<number[]> =>
  (await client.call('GET', '/api/user/appointments')).body.appointments
    .toSorted((one: { slotDate: string }, other: { slotDate: string }) => dayOf(one) - dayOf(other))
    .map(({ cost }: { cost: { total: number } }) => cost.total)
const dayOf = ({ slotDate }: { slotDate: string }) => {
  const [day, month, year] = slotDate.split('_')
  return Date.UTC(Number(year), Number(month), Number(day))
}
const toldTimes = async (actor: Actor, text: string) => {
  const path = actor === client ? '/api/notifications' : '/api/pro/notifications'
  return JSON.stringify((await actor.call('GET', path)).body).split(text).length - 1
}

// C6 of growth
describe('a new price of a series', () => {
  test('is not offered before the answer to a paused series', async () => {
    await client.call('PATCH', `/api/user/series/${id}`, { action: 'pause' })
    expect(await shown(vendor)).toMatchObject({ status: 'paused', priceFrom: {} })
    id = await ask(6, '27_11_2026')
    await client.call('PATCH', `/api/user/series/${id}`, { action: 'pause' })
    expect(await shown(vendor)).toMatchObject({ status: 'paused', priceFrom: null })
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'NOT_CONFIRMED' } })
  })

  test('counts from the first visit that is not made, once its client has agreed to it', async () => {
    const before = (await shown()).cost.total
    expect((await shown(vendor)).priceFrom).toMatchObject({ slotDate: '17_12_2026' })
    expect((await propose()).status).toBe(200)
    const { newPrice, cost } = await shown()
    expect(cost.total).toBe(before)
    expect(newPrice).toMatchObject({
      visit: 4,
      slotDate: '17_12_2026',
      answerBy: ANSWER_BY.toISOString(),
      cost: { parts: { deposit: 100, platformFee: 10 } },
    })
    await drained(app)
    const mail = await newestMailTo(app, client.email)
    expect(mail.subject).toContain('New price from Thu 17 Dec')
    expect(mail.text).toContain(`€${newPrice.cost.total.toFixed(2)} in place of €${before.toFixed(2)}`)
    expect(await propose(110)).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_OPEN' } })

    // Its date has come, and waits for the answer.
    app.clock.stopAt(new Date('2026-11-30T12:00:00Z'))
    await makeDueVisits(app.runtime)
    expect(await totals()).toEqual([before, before, before])
    const old = await answer('accept', { expectedTotal: before })
    expect(old).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', total: newPrice.cost.total } })
    expect((await answer('accept', { expectedTotal: newPrice.cost.total })).status).toBe(200)
    expect(await answer('accept')).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_CLOSED' } })
    await makeDueVisits(app.runtime)
    expect(await totals()).toEqual([before, before, before, newPrice.cost.total, newPrice.cost.total])
    expect(await shown()).toMatchObject({
      status: 'active',
      cost: { total: before },
      newPrice: { visit: 4, answerBy: null },
    })
    expect(await toldTimes(vendor, 'New price agreed by Ciara Nolan')).toBe(1)
    app.clock.stopAt(new Date('2026-12-11T12:00:00Z'))
    expect(await shown()).toMatchObject({ cost: { total: newPrice.cost.total }, newPrice: null })
  })

  test('ends the series there when its client says no; what is made stays', async () => {
    await propose()
    expect((await answer('decline')).status).toBe(200)
    expect(await answer('decline')).toMatchObject({ status: 409, body: { code: 'SERIES_ENDED' } })
    await makeDueVisits(app.runtime)
    const { status, newPrice, dates } = await shown()
    expect({ status, newPrice }).toEqual({ status: 'ended', newPrice: null })
    const counted = Object.groupBy(dates as { status: string }[], (date) => date.status)
    expect(counted).toMatchObject({ 'awaiting-payment': [{}, {}, {}], cancelled: [{}, {}, {}] })
    expect(await toldTimes(vendor, 'Series ended: Ciara Nolan')).toBe(1)
  })

  test('ends it there without an answer in time, once, however often sweeps are killed', async () => {
    await propose()
    await goTo(new Date(ANSWER_BY.getTime() - 1))
    await lapsePrices(app.runtime)
    expect(await shown()).toMatchObject({ status: 'active' })
    app.clock.stopAt(ANSWER_BY)
    expect(await answer('accept')).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_CLOSED' } })
    const transaction: typeof app.runtime.transaction = (work) =>
      app.runtime.transaction(async (unit) => {
        await work(unit)
        throw new Error('killed')
      })
    await expect(lapsePrices({ ...app.runtime, transaction })).rejects.toThrow('killed')
    expect(await shown()).toMatchObject({ status: 'active' })
    await Promise.all([lapsePrices(app.runtime), lapsePrices(app.runtime)])
    expect(await shown()).toMatchObject({ status: 'ended' })
    for (const actor of [client, vendor]) expect(await toldTimes(actor, 'Series ended: ')).toBe(1)
  })

  test('declined at once, leaves the visits before it, also those beyond the horizon', async () => {
    vendor = await createVendor(app, { horizonDays: 14 })
    id = await ask(5)
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    await propose()
    expect((await shown()).newPrice).toMatchObject({ visit: 3, slotDate: '10_12_2026' })
    expect((await answer('decline')).status).toBe(200)
    const { status, dates } = await shown()
    expect(status).toBe('ended')
    const isBooked = (date: { status: string }) => date.status === 'awaiting-payment'
    expect(dates.map(isBooked)).toEqual([true, true, false, false, false])
  })

  test('declined, names a visit before it whose time is gone', async () => {
    vendor = await createVendor(app, { horizonDays: 14 })
    id = await ask(3)
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    await propose()
    const slot = { slotDate: '3_12_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
    const own = { contact: { name: 'Tom Hickey' }, ...slot }
    expect((await vendor.call('POST', '/api/pro/appointments', own)).status).toBe(200)
    await answer('decline')
    expect((await shown()).dates[1]).toMatchObject({ status: 'conflict', reason: 'taken' })
    await drained(app)
    const { text } = await newestMailTo(app, client.email)
    expect(text).toContain('Series ended: ')
    expect(text).toMatch(/Not free: Thu 3 Dec/)
  })

  test('counts from no visit that is skipped, before or after it was proposed', async () => {
    const skip = (visit: number) => client.call('PATCH', `/api/user/series/${id}`, { action: 'skip', visit })
    await skip(4)
    expect((await shown(vendor)).priceFrom).toMatchObject({ slotDate: '24_12_2026' })
    await propose()
    expect((await shown()).newPrice).toMatchObject({ visit: 5, slotDate: '24_12_2026' })
    await skip(5)
    expect((await shown()).newPrice).toMatchObject({ visit: 6, slotDate: '31_12_2026' })
    const before = (await shown()).cost.total
    const { total } = (await shown()).newPrice.cost
    await answer('accept')
    expect(await toldTimes(vendor, 'It counts from Thu 31 Dec')).toBe(1)
    await goTo(new Date('2026-12-10T12:00:00Z'))
    expect(await shown()).toMatchObject({ cost: { total }, newPrice: null })
    expect(total).toBeGreaterThan(before)
  })

  test('is withdrawn, and the series goes on', async () => {
    await propose()
    expect((await withdraw()).status).toBe(200)
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_CLOSED' } })
    expect(await answer('decline')).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_CLOSED' } })
    await goTo(ANSWER_BY)
    await lapsePrices(app.runtime)
    await makeDueVisits(app.runtime)
    const before = (await shown()).cost.total
    expect(await totals()).toEqual(Array.from({ length: 5 }, () => before))
    expect(await toldTimes(client, 'New price withdrawn')).toBe(1)
  })

  test('has one outcome when it is withdrawn, agreed to and declined at once', async () => {
    await propose()
    const replies = await Promise.all([withdraw(), answer('accept'), answer('decline')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const [withdrawn, accepted, declined] = replies.map(({ status }) => status === 200)
    const { status, newPrice } = await shown()
    expect({ status, isAgreed: newPrice !== null }).toEqual({
      status: declined ? 'ended' : 'active',
      isAgreed: accepted,
    })
    expect([withdrawn, accepted, declined]).toContain(true)
  })

  test('is that of the services, and what is paid online keeps its share', async () => {
    const menu = [40, 20].map((price, index) => ({
      name: `Part ${index + 1}`,
      description: '',
      price,
      durationMinutes: 60,
      deposit: { kind: 'percent', percent: 50 },
    }))
    for (const service of menu) await vendor.call('POST', '/api/pro/services', service)
    const { services } = (await client.call('GET', `/api/vendor/${vendor.id}/services`)).body
    const serviceIds = services.map(({ _id }: { _id: string }) => _id)
    id = await ask(6, '27_11_2026', { serviceIds })
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    await propose(75.01)
    const { newPrice } = await shown()
    expect(newPrice.cost).toMatchObject({ onTheDay: 37.5, parts: { price: 75.01, deposit: 37.51 } })
    await answer('accept')
    await goTo(ANSWER_BY)
    await makeDueVisits(app.runtime)
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    const made = appointments.find(({ slotDate }: { slotDate: string }) => slotDate === '25_12_2026')
    const prices = made.services.map(({ price }: { price: number }) => price)
    expect({ prices, total: made.cost.total }).toEqual({
      prices: [50.01, 25],
      total: newPrice.cost.total,
    })
  })

  test('is refused of others, before the confirmation, at the same price, and where no visit is left for it', async () => {
    expect((await propose(100, await createVendor(app))).status).toBe(404)
    expect(await propose(90)).toMatchObject({ status: 400, body: { fields: { price: expect.any(String) } } })
    expect(await propose(-1)).toMatchObject({ status: 400 })
    await propose()
    const later = { slotDate: '18_12_2026', startTime: '09:00 AM', endTime: '11:00 AM' }
    const move = { action: 'move', visit: 4, ...later }
    const refused = await client.call('PATCH', `/api/user/series/${id}`, move)
    expect(refused).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_OPEN' } })
    expect((await answerBy(await createClient(app))).status).toBe(404)
    id = await ask(6, '27_11_2026')
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'NOT_CONFIRMED' } })
    id = await ask(2, '28_11_2026')
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'SERIES_PRICE_TOO_LATE' } })
  })
})

const answerBy = (by: Actor) => by.call('POST', `/api/user/series/${id}/price/accept`)
