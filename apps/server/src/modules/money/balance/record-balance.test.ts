import { describe, expect, test } from 'vitest'
import {
  ask,
  BEGUN_AT,
  createBegun,
  historyOf,
  moveBack,
  paymentsOf,
  record,
  seenByVendor,
  settledBooks,
  undo,
} from '../../../testing/begun.ts'
import { drained } from '../../../testing/drained.ts'
import { type Paid, toldClient } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: BEGUN_AT })

describe('a vendor records', () => {
  test('cash and other money until nothing is open, and takes a record back', async () => {
    const of = await createBegun(app)
    expect(await paymentsOf(of)).toMatchObject({ total: 160.74, paid: 100.74, open: 60, recorded: [] })
    expect((await record(of, 40)).status).toBe(200)
    const { recordId } = (await record(of, 20, 'other')).body
    expect(await paymentsOf(of)).toMatchObject({
      paid: 160.74,
      open: 0,
      recorded: [
        { way: 'cash', amount: 40 },
        { way: 'other', amount: 20 },
      ],
    })
    expect((await record(of, 1)).body.code).toBe('ALREADY_PAID')
    expect((await undo(of, recordId)).status).toBe(200)
    expect((await undo(of, recordId)).status).toBe(404)
    expect(await paymentsOf(of)).toMatchObject({ open: 20, recorded: [{ amount: 40 }] })
    expect((await historyOf(of)).slice(-3)).toEqual([
      'The vendor recorded €40.00 paid in cash',
      'The vendor recorded €20.00 paid another way',
      'The vendor removed its record of €20.00 paid another way',
    ])
    await drained(app)
    expect((await toldClient(of))[0]).toContain('Payment record removed: €20.00')
    await settledBooks(app)
  })

  test.each([0, -1, 60.01, 1e6])('not €%d', async (amount) => {
    const of = await createBegun(app)
    const { status, body } = await record(of, amount)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['amount']])
  })

  test('from the start on only, at most 30 days after, for its own clients', async () => {
    const of = await createBegun(app)
    const other = await createBegun(app)
    expect((await record({ ...of, vendor: other.vendor }, 10)).status).toBe(404)
    expect((await undo({ ...of, vendor: other.vendor }, of.appointmentId)).status).toBe(404)
    expect((await ask({ ...of, vendor: other.vendor })).status).toBe(404)
    app.clock.set(BEGUN_AT)
    for (const action of [record(of, 10), ask(of)]) expect((await action).body.code).toBe('NOT_STARTED')
    await moveBack(app, of)
    for (const action of [record(of, 10), ask(of)]) expect((await action).body.code).toBe('BALANCE_OVER')
  })

  test('what is taken back after a cancellation too', async () => {
    const of = await createBegun(app)
    const { recordId } = (await record(of, 20)).body
    const cancel = `/api/pro/appointments/${of.appointmentId}/cancel`
    expect((await of.vendor.call('POST', cancel, {})).status).toBe(200)
    expect((await undo(of, recordId)).status).toBe(200)
    expect(await paymentsOf(of)).toMatchObject({ recorded: [] })
    await drained(app)
    const told = (await toldClient(of)).find((content) => content.includes('Payment record removed'))
    expect(told).toMatch(/removed the record that you paid €20\.00 in cash\.$/)
    await settledBooks(app)
  })

  test('once however often the button is pressed', async () => {
    const of = await createBegun(app)
    const press = () => record(of, 30, 'cash', { 'idempotency-key': 'recorded-once' })
    const [one, two] = await Promise.all([press(), press()])
    expect(one.body).toEqual(two.body)
    expect(await paymentsOf(of)).toMatchObject({ open: 30 })
  })
})

describe('an own booking', () => {
  test('has its whole price open, and is recorded as paid in cash', async () => {
    const { vendor } = await createBegun(app)
    const own = {
      contact: { name: 'Tom' },
      slotDate: '18_11_2026',
      startTime: '10:00 AM',
      endTime: '11:00 AM',
      price: 45,
      outsideHours: true,
    }
    const { body } = await vendor.call('POST', '/api/pro/appointments', own)
    const of = { vendor, appointmentId: body.appointmentId } as Paid
    expect((await seenByVendor(of)).payments).toMatchObject({ total: 45, paid: 0, open: 45 })
    expect((await record(of, 45)).status).toBe(200)
    expect((await seenByVendor(of)).payments).toMatchObject({ paid: 45, open: 0 })
    await settledBooks(app)
  })
})
