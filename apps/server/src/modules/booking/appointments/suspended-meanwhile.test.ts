// L7
import { beforeEach, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { holdAppointment, holdSlot, whenWaiting } from '../../../testing/hold-row.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

let client: Actor
let vendor: Actor
beforeEach(async () => {
  client = await createClient(app)
  vendor = await createVendor(app)
})

const book = () =>
  client.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: '24_11_2026',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
  })
const suspend = () => admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, { reason: 'Complaints.' })
/** Waits until that many wait, or until an answer comes that should have waited. */
const waiting = (count: number, ...answers: Promise<unknown>[]) =>
  Promise.race([whenWaiting(app.runtime.pool, count), ...answers])
const liveOfVendor = async () =>
  (
    await app.runtime.pool.query('select from appointment where vendor_id = $1 and cancelled_at is null', [
      vendor.id,
    ])
  ).rowCount

test('a booking that comes while its vendor is being suspended waits, and is refused', async () => {
  const { pool } = app.runtime
  const unpaidId = await insertAppointmentRow(app, { client: await createClient(app), vendor })
  const release = await holdAppointment(pool, unpaidId)
  const suspending = suspend()
  await whenWaiting(pool, 1)
  const booking = book()
  await waiting(2, booking)
  await release()
  expect((await suspending).status).toBe(200)
  expect(await booking).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
  expect(await liveOfVendor()).toBe(0)
})

test('a suspension waits for a booking that was admitted before, and cancels it', async () => {
  const { pool } = app.runtime
  const slot = { start: new Date('2026-11-24T10:00:00Z'), end: new Date('2026-11-24T12:00:00Z') }
  const otherId = await insertAppointmentRow(app, { client: await createClient(app), vendor })
  const release = await holdSlot(pool, otherId, slot)
  const booking = book()
  await whenWaiting(pool, 1)
  const suspending = suspend()
  await waiting(2, suspending)
  await release()
  expect(await booking).toMatchObject({ status: 200 })
  expect((await suspending).status).toBe(200)
  expect(await liveOfVendor()).toBe(0)
})
