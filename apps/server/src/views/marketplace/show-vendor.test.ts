import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { createClient, createVendor } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { slotFacts } from '../../testing/slot-facts.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const vendor = ownActor(app, () => createVendor(app, { speciality: 'Babysitter' }))

const get = (path: string) => send(app, 'GET', `/api/vendor/${path}`)
const idsOf = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id)

test('one vendor by its id', async () => {
  const { status, body } = await get(vendor.id)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ _id: vendor.id, name: 'Aoife Byrne', speciality: 'Babysitter' })
})

describe('who is not listed is nowhere', () => {
  // covers: §5.29
  test.each([
    ['unverified', { verifiedAt: null }],
    ['rejected', { verifiedAt: null, rejectedAt: new Date() }],
    ['suspended', { suspendedAt: new Date() }],
  ])('%s', async (_, fields) => {
    const hidden = await createVendor(app, {
      ...fields,
      speciality: 'Babysitter',
      city: 'Hiddentown',
      completedAppointments: 900,
    })
    for (const path of ['', '/related', '/availability']) {
      const { status, body } = await get(hidden.id + path)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'VENDOR_NOT_FOUND' })
    }
    for (const path of ['list', 'list?search=aoife', 'top', `${vendor.id}/related`]) {
      expect(idsOf((await get(path)).body), path).not.toContain(hidden.id)
    }
    expect((await get('locations')).body.data).not.toContain('Hiddentown')
  })
})

test.each([
  randomUUID(),
  'not-an-id',
  'null',
  '%00',
  `${'a'.repeat(250)}`,
  '../../etc/passwd',
  "'%20or%201=1",
])('an id that is none of a vendor is not found: %s', async (id) => {
  for (const path of ['', '/related', '/availability'])
    expect((await get(encodeURIComponent(id) + path)).status).toBe(404)
})

test('a client is no vendor', async () => {
  const client = await createClient(app)
  expect((await get(client.id)).status).toBe(404)
})

const chef = (fields: object) => createVendor(app, { speciality: 'Personal Chef', ...fields })

// covers: §2.78, §9.13
test('related vendors share the speciality, available ones first, then most completed, five at most', async () => {
  const asked = await chef({ completedAppointments: 99 })
  const away = await chef({ available: false, completedAppointments: 70 })
  const some = await chef({ completedAppointments: 10 })
  const most = await chef({ completedAppointments: 20 })
  expect(idsOf((await get(`${asked.id}/related`)).body)).toEqual([most.id, some.id, away.id])
  for (let count = 0; count < 4; count++) await chef({ completedAppointments: 15 })
  const { body } = await get(`${asked.id}/related`)
  expect(body.data).toHaveLength(5)
  expect(idsOf(body)[0]).toBe(most.id)
  expect(idsOf(body)).not.toContain(asked.id)
})

// covers: §3.3
test('what is taken: live appointments from today on, with start and end only', async () => {
  const busy = await createVendor(app)
  const pair = { client: await createClient(app), vendor: busy }
  const paid = { confirmedAt: new Date(0), paidAt: new Date(0) }
  const insert = (slot: ReturnType<typeof slotFacts>, facts = {}) =>
    insertAppointmentRow(app, pair, { ...slot, ...facts })
  await insert(slotFacts('17_11_2026', 10, 11), paid)
  await insert(slotFacts('18_11_2026', 9, 11), paid)
  await insert(slotFacts('18_11_2026', 15, 17, 2))
  await insert(slotFacts('20_11_2026', 12, 13), { note: 'secret' })
  await insert(slotFacts('20_11_2026', 8, 10), { confirmedAt: new Date(0), payBy: new Date('2026-11-19') })
  await insert(slotFacts('21_11_2026', 8, 9), { declinedAt: new Date(0) })
  await insert(slotFacts('21_11_2026', 9, 10), { cancelledAt: new Date(0), cancelledBy: 'client' })
  const { body } = await get(busy.id)
  const expected = {
    '18_11_2026': [
      { startTime: '09:00 AM', endTime: '11:00 AM' },
      { startTime: '03:00 PM', endTime: '05:00 PM' },
    ],
    '20_11_2026': [
      { startTime: '08:00 AM', endTime: '10:00 AM' },
      { startTime: '12:00 PM', endTime: '01:00 PM' },
    ],
  }
  expect(body.data.slots_booked).toEqual(expected)
  expect(JSON.stringify(body.data.slots_booked)).toBe(JSON.stringify(expected))
  const { body: listed } = await get('list')
  const same = listed.data.find(({ _id }: { _id: string }) => _id === busy.id)
  expect(same.slots_booked).toEqual(expected)
})
