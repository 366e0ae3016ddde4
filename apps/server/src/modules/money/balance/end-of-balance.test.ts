import { describe, expect, test, vi } from 'vitest'
import { createAdmin } from '../../../testing/actors.ts'
import {
  ask,
  askForLater,
  BEGUN_AT,
  createBegun,
  hoursOn,
  payLater,
  seenByVendor,
  settledBooks,
} from '../../../testing/begun.ts'
import { drained } from '../../../testing/drained.ts'
import { booked, decideDispute, earningsOf, markComplete } from '../../../testing/passed.ts'
import {
  CARDS,
  confirmCard,
  intentIdOf,
  seenByClient,
  toldClient,
  verify,
} from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: BEGUN_AT })

describe('balance and tip', () => {
  test('come back whole when the vendor cancels, beside the deposit', async () => {
    const of = await createBegun(app)
    await ask(of)
    await payLater(app, of)
    await payLater(app, of, 'tip', 9)
    expect(
      (await of.vendor.call('POST', `/api/pro/appointments/${of.appointmentId}/cancel`, {})).status,
    ).toBe(200)
    await settledBooks(app)
    expect(await seenByClient(of)).toMatchObject({ refundAmount: 169.74, refundStatus: 'refunded' })
    expect(await booked(app, of, 'vendor-held')).toBe(0)
    expect((await earningsOf(of)).entries).toEqual([])
  })

  test('come back when an admin cancels, and the client is told of each', async () => {
    const of = await createBegun(app)
    await ask(of)
    await payLater(app, of)
    await payLater(app, of, 'tip', 9)
    app.clock.set(hoursOn(4))
    const admin = await createAdmin(app)
    const listed = await admin.call('GET', `/api/admin/appointments?search=${of.appointmentId}`)
    expect(listed.body.appointments).toMatchObject([{ totalAmount: 100.74, arrivedAmount: 169.74 }])
    const found = await admin.call('GET', `/api/admin/search?q=${of.appointmentId}`)
    expect(found.body.appointments).toMatchObject([{ arrivedAmount: 169.74 }])
    const cancel = { reason: 'Agreed with both' }
    const path = `/api/admin/appointments/${of.appointmentId}/cancel`
    expect((await admin.call('POST', path, cancel)).status).toBe(200)
    await settledBooks(app)
    const told = (await toldClient(of)).join('\n')
    expect(told).toContain("We're refunding €100.74")
    expect(told).toContain("We're refunding the balance of €60.00 to your card.")
    expect(told).toContain("We're refunding the tip of €9.00 to your card.")
    const { body } = await admin.call('GET', `/api/admin/people/clients/${of.client.id}`)
    expect(body.client).toMatchObject({ paid: 169.74, refunded: 169.74, refunds: 3 })
    const audit = await admin.call('GET', `/api/admin/audit?subject=${of.appointmentId}`)
    expect(audit.body.entries[0].facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'refund', value: '€169.74' }),
        expect.objectContaining({ name: 'balance and tip', value: '€69.00' }),
      ]),
    )
  })

  test('stay the vendor’s when the client cancels late', async () => {
    const of = await createBegun(app)
    await ask(of)
    await payLater(app, of)
    await of.client.call('POST', '/api/user/cancel-appointment', { appointmentId: of.appointmentId })
    await settledBooks(app)
    expect((await earningsOf(of)).entries).toMatchObject([{ kind: 'balance' }, { kind: 'fee' }])
  })

  test('are disputed like a deposit, each for itself', async () => {
    const of = await createBegun(app)
    await ask(of)
    const { clientSecret } = (await askForLater(of)).body
    await confirmCard(app, clientSecret, CARDS.disputed)
    await verify(of.client, intentIdOf(clientSecret))
    await vi.waitFor(
      async () => {
        await drained(app)
        expect(await seenByVendor(of)).toMatchObject({ dispute: { status: 'open', amount: 60 } })
      },
      { timeout: 20_000 },
    )
    app.clock.set(hoursOn(4))
    await markComplete(of)
    expect((await earningsOf(of)).totals).toMatchObject({ owed: 0 })
    await decideDispute(app, { ...of, intentId: intentIdOf(clientSecret) }, 'losing_evidence')
    await vi.waitFor(
      async () => {
        await drained(app)
        expect(await seenByVendor(of)).toMatchObject({ dispute: { status: 'lost' } })
      },
      { timeout: 20_000 },
    )
    const admin = await createAdmin(app)
    const disputes = (await admin.call('GET', `/api/admin/disputes?search=${of.appointmentId}`)).body.rows
    const charge = () => admin.call('POST', `/api/admin/disputes/${disputes[0]._id}/charge-vendor`, {})
    expect((await charge()).status).toBe(200)
    expect((await charge()).body.code).toBe('ALREADY_CHARGED')
    expect((await earningsOf(of)).entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'charged-dispute',
      'balance',
      'fee',
    ])
    await settledBooks(app)
  })
})
