import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let about: { kind: string; subject: string }
const app = ownApp()
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
beforeAll(async () => {
  const pair = { client, vendor: await createVendor(app) }
  about = { kind: 'appointment', subject: await insertAppointmentRow(app, pair) }
})

const add = (body: object) => admin.call('POST', '/api/admin/team-notes', body)
const list = async (query: string) => (await admin.call('GET', `/api/admin/team-notes?${query}`)).body

test('admins leave each other notes, newest first', async () => {
  const other = await createAdmin(app, { name: 'Conor Daly' })
  expect((await add({ ...about, text: '  Rang twice.  ' })).body.note).toMatchObject({
    author: 'Maeve Tierney',
    text: 'Rang twice.',
  })
  app.clock.advance(0.1)
  await other.call('POST', '/api/admin/team-notes', { ...about, text: 'Settled by phone.' })
  const query = `kind=appointment&subject=${about.subject}`
  expect(await list(query)).toMatchObject({
    total: 2,
    notes: [{ author: 'Conor Daly' }, { author: 'Maeve Tierney', text: 'Rang twice.' }],
  })
  expect((await list(`${query}&page=2&pageSize=1`)).notes).toHaveLength(1)
  expect(await list(`kind=client&subject=${client.id}`)).toMatchObject({ notes: [], total: 0 })
})

test.each([
  { text: ' ' },
  { text: 'a'.repeat(501) },
  { text: 'a\0b' },
  { text: 'Fine.', kind: 'job' },
  { text: 'Fine.', subject: 'x' },
])('%j is refused', async (fields) => {
  expect((await add({ ...about, ...fields })).status).toBe(400)
})

test('nobody is noted who is not there', async () => {
  expect((await add({ ...about, subject: randomUUID(), text: 'Who?' })).status).toBe(404)
  expect((await add({ kind: 'vendor', subject: client.id, text: 'Not a vendor.' })).status).toBe(404)
})

test('nobody else reads or writes them', async () => {
  const query = `kind=appointment&subject=${about.subject}`
  expect((await client.call('GET', `/api/admin/team-notes?${query}`)).status).toBe(403)
  expect((await client.call('POST', '/api/admin/team-notes', { ...about, text: 'Me.' })).status).toBe(403)
})
