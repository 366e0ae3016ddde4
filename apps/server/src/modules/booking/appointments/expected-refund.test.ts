// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { payment } from '../../money/tables/payments.ts'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-24T10:00:00Z')
const secondsBefore = (seconds: number) => new Date(START.getTime() - seconds * 1000)
const DAY_SECONDS = 24 * 60 * 60
const BOOKED = secondsBefore(5 * DAY_SECONDS)

let client: Actor
const app = ownApp({ start: BOOKED })
const vendor = ownActor(app, createVendor)
beforeEach(async () => {
  app.clock.set(BOOKED)
  client = await createClient(app)
})

async function paidAppointment(): Promise<string> {
  const facts = {
    startsAt: START,
    confirmedAt: BOOKED,
    payBy: secondsBefore(4 * DAY_SECONDS),
    paidAt: BOOKED,
  }
  const id = await insertAppointmentRow(app, { client, vendor: await createVendor(app) }, facts)
  await app.runtime.db.insert(payment).values({
    appointmentId: id,
    intentId: `pi_${id}`,
    amountCents: 10_074,
    createdAt: BOOKED,
    succeededAt: BOOKED,
  })
  return id
}

const cancel = (appointmentId: string, expectedRefund?: unknown) =>
  client.call('POST', '/api/user/cancel-appointment', { appointmentId, expectedRefund })
const one = async () => (await client.call('GET', '/api/user/appointments')).body.appointments[0]

const CHANGED = {
  status: 409,
  body: {
    success: false,
    code: 'REFUND_CHANGED',
    message: 'Your refund amount has changed. Check it before you cancel.',
  },
}

describe('the refund that the client was shown', () => {
  test('has to be what comes back: less than 24 hours before the start it is not', async () => {
    const id = await paidAppointment()
    const { vendorFeeTotal, platformFee } = await one()
    const shown = vendorFeeTotal + platformFee
    app.clock.set(secondsBefore(DAY_SECONDS - 1))
    expect(await cancel(id, shown)).toMatchObject(CHANGED)
    expect(await one()).toMatchObject({ cancelled: false, refundAmount: null })
    app.clock.set(secondsBefore(DAY_SECONDS + 60))
    expect((await cancel(id, shown)).status).toBe(200)
    expect(await one()).toMatchObject({ cancelled: true, refundAmount: shown })
  })

  test('may be nothing', async () => {
    const id = await paidAppointment()
    app.clock.set(secondsBefore(DAY_SECONDS - 1))
    expect((await cancel(id, 0)).status).toBe(200)
    expect(await one()).toMatchObject({ cancelled: true, refundAmount: null })
  })

  test('also counts when it was paid meanwhile', async () => {
    expect(await cancel(await paidAppointment(), 0)).toMatchObject(CHANGED)
  })

  test('is nothing for what is unpaid', async () => {
    const id = await insertAppointmentRow(app, { client, vendor }, { startsAt: START })
    expect(await cancel(id, 1)).toMatchObject(CHANGED)
    expect((await cancel(id, 0)).status).toBe(200)
  })

  test.each([-1, 0.001, 1e300, '42', null])('%s is not valid', async (expectedRefund) => {
    const { status, body } = await cancel(await paidAppointment(), expectedRefund)
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { expectedRefund: expect.any(String) },
    })
  })
})
