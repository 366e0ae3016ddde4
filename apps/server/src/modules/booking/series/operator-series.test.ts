import { expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
const vendor = ownActor(app, () => createVendor(app, { horizonDays: 365 }))

// C6 of growth
test('the operator sees the series of both people, its dates and conflicts, and counts them', async () => {
  await vendor.call('POST', '/api/pro/time-off', {
    start: '2026-12-03T00:00:00Z',
    end: '2026-12-04T00:00:00Z',
  })
  const times = { slotDate: '26_11_2026', startTime: '09:00 AM', endTime: '11:00 AM' }
  const ask = (changes: object) =>
    client.call('POST', '/api/user/series', {
      vendorId: vendor.id,
      ...times,
      everyWeeks: 1,
      visits: 3,
      ...changes,
    })
  const { seriesId, appointments } = (await ask({})).body
  await vendor.call('POST', `/api/pro/series/${seriesId}/confirm`)
  const other = (await ask({ slotDate: '27_11_2026' })).body.seriesId
  await vendor.call('POST', `/api/pro/series/${other}/decline`)
  await ask({ slotDate: '28_11_2026' })

  for (const { id } of [client, vendor]) {
    const { series, total } = (await admin.call('GET', `/api/admin/people/${id}/series?pageSize=2`)).body
    expect({ total, length: series.length }).toEqual({ total: 3, length: 2 })
    expect(series[1]).toMatchObject({ _id: other, status: 'declined', client: { name: 'Ciara Nolan' } })
  }
  const { series } = (await admin.call('GET', `/api/admin/series/${seriesId}`)).body
  expect(series).toMatchObject({
    status: 'active',
    client: { _id: client.id },
    vendor: { _id: vendor.id },
    dates: [{ status: 'awaiting-payment' }, { status: 'conflict', reason: 'unavailable' }, {}],
  })
  const visit = await admin.call('GET', `/api/admin/appointments/${appointments[0]._id}`)
  expect(visit.body.appointment.seriesId).toBe(seriesId)

  const stats = async (query = '') => (await admin.call('GET', `/api/admin/stats/series${query}`)).body
  expect(await stats()).toMatchObject({
    asked: 3,
    confirmed: 1,
    ended: 1,
    running: 1,
    visits: 8,
    completed: 0,
    conflicts: 1,
  })
  expect(await stats('?to=2026-11-17')).toMatchObject({ asked: 0, confirmed: 0, ended: 0, visits: 0 })
  expect((await client.call('GET', `/api/admin/series/${seriesId}`)).status).toBe(403)
  const unknown = await admin.call('GET', `/api/admin/series/${crypto.randomUUID()}`)
  expect(unknown.status).toBe(404)
})
