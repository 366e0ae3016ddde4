// covers: ASVS 16.4.2
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { fetchFile, send } from '../../testing/requests.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

let pair: { client: Actor; vendor: Actor }
let cancelledId: string
let timedOutId: string

const app = ownApp()
const admin = ownActor(app, createAdmin)
const other = ownActor(app, () => createAdmin(app, { name: 'Conor Daly' }))
beforeAll(async () => {
  pair = {
    client: await createClient(app, { name: 'Saoirse Gallagher' }),
    vendor: await createVendor(app, { name: 'Niamh Ní Bhriain' }),
  }
  cancelledId = await insertAppointmentRow(app, pair)
  await admin.call('POST', `/api/admin/appointments/${cancelledId}/cancel`, { reason: 'The vendor is ill.' })
  const startsAt = new Date(app.clock.now().getTime() - 3_600_000)
  timedOutId = await insertAppointmentRow(app, pair, { startsAt })
  // A booking first times out what is due for that vendor.
  const slot = { slotDate: '25_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  await pair.client.call('POST', '/api/user/book-appointment', { vendorId: pair.vendor.id, ...slot })
  await other.call('POST', '/api/admin/broadcasts', { content: 'Closed on Christmas Day.' })
})

const list = async (query = '') => (await admin.call('GET', `/api/admin/audit?${query}`)).body
const entries = async (query = '') => (await list(query)).entries
const actionsOf = async (query: string) =>
  (await entries(query)).map(({ action }: { action: string }) => action) as string[]

test('what an admin did stands in it with who, to what, why and the change', async () => {
  const [entry] = await entries('action=appointment.cancelled')
  expect(entry).toMatchObject({
    actor: 'admin',
    admin: { _id: admin.id, name: 'Maeve Tierney' },
    subject: { kind: 'appointment', id: cancelledId },
    reason: 'The vendor is ill.',
    facts: [
      { name: 'state', from: 'not paid', value: 'cancelled' },
      { name: 'refund', from: null, value: '€0.00' },
    ],
  })
  expect(entry.subject.name).toContain('Saoirse Gallagher')
})

test('what the system did by itself stands in it too', async () => {
  const [entry] = await entries('actor=system')
  expect(entry).toMatchObject({
    actor: 'system',
    admin: null,
    action: 'appointment.timed-out',
    subject: { kind: 'appointment', id: timedOutId },
  })
})

test('what clients and vendors do to their own does not', async () => {
  const id = await insertAppointmentRow(app, pair, {
    startsAt: new Date(app.clock.now().getTime() + 50 * 3_600_000),
  })
  await pair.client.call('POST', '/api/user/cancel-appointment', { appointmentId: id })
  expect(await entries(`subject=${id}`)).toEqual([])
})

describe('is filtered', () => {
  const EVERYTHING = ['broadcast.sent', 'appointment.timed-out', 'appointment.cancelled']
  test.each([
    ['', EVERYTHING],
    ['search=saoirse', EVERYTHING.slice(1)],
    ['search=ni%20bhriain', EVERYTHING.slice(1)],
    ['search=daly', ['broadcast.sent']],
    ['search=vendor%20is%20ILL', ['appointment.cancelled']],
    ['search=%25', []],
    ['kind=broadcast', ['broadcast.sent']],
    ['from=2026-11-18&to=2026-11-18', EVERYTHING],
    ['from=2026-11-19', []],
    ['pageSize=1&page=3', ['appointment.cancelled']],
  ])('?%s', async (query, actions) => {
    expect(await actionsOf(query)).toEqual(actions)
  })

  test('by person, by admin and by subject', async () => {
    expect(await actionsOf(`person=${pair.vendor.id}`)).toEqual(EVERYTHING.slice(1))
    expect(await actionsOf(`actor=${other.id}`)).toEqual(['broadcast.sent'])
    expect(await actionsOf(`subject=${timedOutId}`)).toEqual(['appointment.timed-out'])
    expect(await list('pageSize=1')).toMatchObject({ total: 3, page: 1, pageSize: 1 })
  })

  test('by what stands in it', async () => {
    const { body } = await admin.call('GET', '/api/admin/audit/choices')
    expect(body.actions).toEqual(['appointment.cancelled', 'appointment.timed-out', 'broadcast.sent'])
    expect(body.admins.map(({ name }: { name: string }) => name)).toEqual(['Conor Daly', 'Maeve Tierney'])
  })

  test.each(['page=0', 'actor=me', 'kind=thing', 'from=yesterday', 'search=%00', 'person=x'])(
    'not by ?%s',
    async (query) => {
      const { status, body } = await admin.call('GET', `/api/admin/audit?${query}`)
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty(query.split('=')[0]!)
    },
  )
})

test('goes out as a file', async () => {
  const reply = await fetch(`${app.url}/api/admin/audit.csv?kind=appointment`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(reply.headers.get('content-type')).toContain('text/csv')
  const lines = (await reply.text()).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain('Maeve Tierney,appointment.cancelled,appointment')
})

test('comes oldest first too, page by page and as a file, and each download is recorded', async () => {
  const newest = await entries('pageSize=100')
  const ids = newest.map(({ _id }: { _id: string }) => _id).toReversed()
  const pages = [await entries('order=oldest&pageSize=3'), await entries('order=oldest&pageSize=3&page=2')]
  expect(pages.flat().map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 6))
  const { bytes, headers } = await fetchFile(app, admin, '/api/admin/audit.csv?order=oldest')
  const lines = new TextDecoder().decode(bytes).trim().split('\n').slice(1)
  expect(lines.slice(0, -1).map((line) => line.split(',')[0])).toEqual(ids)
  expect(lines.at(-1)).toContain('list.exported,list')
  expect(headers.get('content-disposition')).toContain('audit-')
})

test.each([
  ['changed', sql`update audit_entry set reason = 'Another.'`],
  ['removed', sql`delete from audit_entry`],
  ['emptied', sql`truncate audit_entry`],
])('can not be %s, by anyone', async (_what, statement) => {
  const before = await list()
  await expect(app.runtime.db.execute(statement)).rejects.toThrow()
  expect(await list()).toEqual(before)
})

test('is for admins only', async () => {
  expect((await pair.vendor.call('GET', '/api/admin/audit')).status).toBe(403)
  expect((await send(app, 'GET', '/api/admin/audit')).status).toBe(401)
})
