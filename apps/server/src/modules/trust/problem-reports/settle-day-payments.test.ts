import { describe, expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { ask, BEGUN_AT, createBegun, hoursOn, payLater, settledBooks } from '../../../testing/begun.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { earningsOf } from '../../../testing/passed.ts'
import { insertPayable, type Paid, seenByClient, toldClient } from '../../../testing/payments.ts'

const app = ownApp({ start: BEGUN_AT })

interface Report {
  appointment: { _id: string }
}

/** Pays the open balance and a tip of €9.00 by card, and reports a problem after the end; returns what an admin does then. */
async function report(of: Paid) {
  await ask(of)
  expect((await payLater(app, of)).status).toBe(200)
  expect((await payLater(app, of, 'tip', 9)).status).toBe(200)
  app.clock.set(hoursOn(4))
  const path = `/api/user/appointments/${of.appointmentId}/report`
  expect((await of.client.call('POST', path, { text: 'They came late.' })).status).toBe(200)
  const admin = await createAdmin(app)
  const read = async () =>
    (await admin.call('GET', '/api/admin/problem-reports')).body.reports.find(
      ({ appointment: { _id } }: Report) => _id === of.appointmentId,
    )
  const { _id, appointment } = await read()
  const settle = (refundAmount: number) =>
    admin.call('POST', `/api/admin/problem-reports/${_id}/settle`, {
      refundAmount,
      toClient: 'They came late.',
      toVendor: 'You came late.',
    })
  return { _id, appointment, admin, read, settle }
}

const toldVendor = async ({ vendor }: Paid): Promise<string[]> =>
  (await vendor.call('GET', '/api/pro/notifications')).body.notifications.map(
    ({ content }: { content: string }) => content,
  )

const euro = (amount: number) => `€${amount.toFixed(2)}`

describe('a settlement of an appointment whose balance and tip were paid by card', () => {
  test('of everything gives both back too, and all that is said and recorded names the whole sum', async () => {
    const of = await createBegun(app)
    const { _id, appointment, admin, settle } = await report(of)
    expect(appointment).toMatchObject({ left: { vendorFee: 90 }, later: { balance: 60, tip: 9 } })
    const refused = await settle(169.73)
    expect(refused.body.fields).toEqual({ refundAmount: 'Enter €100.74 or less, or €169.74 for everything.' })
    expect((await settle(169.74)).status).toBe(200)
    await settledBooks(app)
    expect(await seenByClient(of)).toMatchObject({ cancelledBy: 'admin', refundAmount: 169.74 })
    expect((await earningsOf(of)).entries).toEqual([])
    const { body } = await admin.call('GET', `/api/admin/audit?subject=${_id}`)
    expect(body.entries[0].facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'refund', value: '€169.74' }),
        expect.objectContaining({ name: 'balance and tip', value: '€69.00' }),
      ]),
    )
    expect((await toldClient(of)).join('\n')).toContain(
      "We're refunding €169.74 to your card, the balance of €60.00 and the tip of €9.00 included.",
    )
    expect((await toldVendor(of))[0]).toContain("There's no payout for this appointment.")
  })

  test('of all that was paid before leaves them to the vendor, who reads what its payout will be', async () => {
    const of = await createBegun(app)
    const { appointment, settle } = await report(of)
    expect((await settle(100.74)).status).toBe(200)
    await settledBooks(app)
    expect(await seenByClient(of)).toMatchObject({ isComplete: true, cancelled: false, refundAmount: 100.74 })
    const { owed } = (await earningsOf(of)).totals
    expect(owed).toBe(appointment.later.vendorHas)
    expect([owed > 65, owed < 69]).toEqual([true, true])
    expect((await toldVendor(of))[0]).toContain(`${euro(owed)} will be in your next payout.`)
    expect((await toldClient(of)).join('\n')).toContain("We're refunding €100.74 to your card.")
  })

  test('sends what an operator has left of them', async () => {
    const of = await createBegun(app)
    const { admin, read, settle } = await report(of)
    const { rows } = (await admin.call('GET', `/api/admin/payments?search=${of.appointmentId}`)).body
    const tip = rows.find(({ amount }: { amount: number }) => amount === 9)
    const refund = { amount: 4, bearer: 'platform', reason: 'Agreed between the two' }
    expect((await admin.call('POST', `/api/admin/payments/${tip._id}/refund`, refund)).status).toBe(200)
    expect((await read()).appointment.later).toMatchObject({ balance: 60, tip: 5 })
    expect((await settle(169.74)).status).toBe(400)
    expect((await settle(165.74)).status).toBe(200)
    await settledBooks(app)
    expect(await seenByClient(of)).toMatchObject({ cancelledBy: 'admin', refundAmount: 169.74 })
  })

  test('decides about a free one too, whose payout waits until then', async () => {
    app.clock.set(BEGUN_AT)
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const free = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, totalCents: 0 }
    const times = { startsAt: hoursOn(1), paidAt: BEGUN_AT }
    const facts = { ...free, ...times, fullPriceCents: 6000, serviceName: 'Colour' }
    const of = { ...(await insertPayable(app, { client, vendor }, facts)), intentId: '' }
    app.clock.set(hoursOn(2))
    const { settle } = await report(of)
    expect((await toldVendor(of))[0]).toContain("We've put your payout for it on hold until it's resolved.")
    expect((await toldClient(of)).join('\n')).toContain("We won't pay the vendor until it's resolved.")
    expect((await settle(69)).status).toBe(200)
    await settledBooks(app)
    expect(await seenByClient(of)).toMatchObject({ cancelledBy: 'admin', refundAmount: 69 })
  })
})
