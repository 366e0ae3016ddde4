import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let pair: { client: Actor; vendor: Actor }
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  pair = { client: await createClient(app), vendor: await createVendor(app) }
})

const cancel = (id: string, body: object = { reason: 'The vendor is ill.' }) =>
  admin.call('POST', `/api/admin/appointments/${id}/cancel`, body)

test('an admin cancels a live appointment once', async () => {
  const id = await insertAppointmentRow(app, pair)
  expect((await cancel(id)).status).toBe(200)
  const { status, body } = await cancel(id)
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'APPOINTMENT_ENDED' })
  const { body: own } = await pair.client.call('GET', '/api/user/appointments')
  expect(own.appointments).toMatchObject([
    { _id: id, cancelled: true, cancelledBy: 'admin', endReason: 'The vendor is ill.' },
  ])
})

test('a reason is needed', async () => {
  const id = await insertAppointmentRow(app, pair)
  for (const body of [{}, { reason: ' ' }, { reason: 'a'.repeat(501) }]) {
    const reply = await cancel(id, body)
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toHaveProperty('reason')
  }
})

test.each([randomUUID(), 'not-an-id'])('an unknown appointment is not found: %s', async (id) => {
  expect((await cancel(id)).status).toBe(404)
})

test('nobody else may', async () => {
  for (const actor of [pair.client, pair.vendor]) {
    const path = `/api/admin/appointments/${randomUUID()}/cancel`
    expect((await actor.call('POST', path, { reason: 'Because.' })).status).toBe(403)
  }
})
