// @module-tag time
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createClient, createVendor } from '../../testing/actors.ts'
import { fetchFile, send } from '../../testing/requests.ts'
import { cancelByVendor, createPaid, createPayable } from '../../testing/payments.ts'
import { ownApp } from '../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: NOON, env: { PUBLIC_URL: 'https://anseo.example' } })
beforeEach(() => app.clock.set(NOON))

const pathOf = (id: string) => `/api/user/appointments/${id}`

test('an appointment is the one of the list, with what happened to it', async () => {
  const paid = await createPaid(app)
  const { body } = await paid.client.call('GET', pathOf(paid.appointmentId))
  const { appointments } = (await paid.client.call('GET', '/api/user/appointments')).body
  expect(body).toMatchObject({ success: true, appointment: appointments[0] })
  expect(body.history).toMatchObject([{ kind: 'paid', actor: 'client', text: 'Paid €100.74' }])
  const { total, now, onTheDay, refunds } = body.appointment.cost
  expect(total).toBe(now + onTheDay)
  expect(refunds).toHaveLength(1)

  expect((await cancelByVendor(paid)).status).toBe(200)
  const after = (await paid.client.call('GET', pathOf(paid.appointmentId))).body
  expect(after.appointment).toMatchObject({
    cancelledBy: 'vendor',
    refundAmount: 100.74,
    cost: { refunds: [] },
  })
  expect(after.history.map(({ kind }: { kind: string }) => kind)).toContain('cancelled')
})

test('it is nobody else’s, and no other id is one', async () => {
  const { client, vendor, appointmentId } = await createPayable(app)
  const [other, otherVendor] = [await createClient(app), await createVendor(app)]
  for (const path of [pathOf(appointmentId), `${pathOf(appointmentId)}/calendar-entry`]) {
    expect(await other.call('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await vendor.call('GET', path)).toMatchObject({ status: 403 })
    expect(await otherVendor.call('GET', path)).toMatchObject({ status: 403 })
    expect(await send(app, 'GET', path)).toMatchObject({ status: 401 })
  }
  for (const id of [randomUUID(), 'not-an-id', '%00', `${appointmentId}x`]) {
    expect(await client.call('GET', pathOf(id)), id).toMatchObject({ status: 404 })
    expect(await client.call('GET', `${pathOf(id)}/calendar-entry`), id).toMatchObject({ status: 404 })
  }
})

test('its calendar file is that of the emails, and leads back to it', async () => {
  const { client, appointmentId } = await createPaid(app)
  const { status, headers, bytes } = await fetchFile(app, client, `${pathOf(appointmentId)}/calendar-entry`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/calendar')
  expect(headers.get('content-disposition')).toBe('attachment; filename="appointment.ics"')
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n[ \t]/g, '')
  expect(text).toContain(`UID:${appointmentId}@anseo.example`)
  expect(text).toContain('STATUS:CONFIRMED')
  expect(text).toContain(`Details: https://anseo.example/my-appointment/${appointmentId}`)
})
