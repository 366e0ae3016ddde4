import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createVendor } from '../../../testing/actors.ts'
import { whenWaiting } from '../../../testing/hold-row.ts'
import { pictureWithPlace, sendPicture } from '../../../testing/photo-forms.ts'
import { send as sendTo } from '../../../testing/requests.ts'
import { linkIn, newestMailTo } from '../../../testing/mails.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })
beforeEach(() => app.clock.set(START))

const PATH = '/api/pro/contacts'

function send(vendor: Actor, file: string | Buffer, query = '', headers = {}) {
  const form = new FormData()
  form.set('document', new Blob([new Uint8Array(Buffer.from(file))], { type: 'text/csv' }), 'clients.csv')
  return vendor.call('POST', `${PATH}/import${query}`, form, headers)
}
const list = async (vendor: Actor) => (await vendor.call('GET', PATH)).body
const told = (rows: { outcome: string; reason: string | null }[]) =>
  rows.map(({ outcome, reason }) => [outcome, reason])

describe('a list of clients as it is exported by', () => {
  const MAIRE = { name: 'Máire Ní Bhriain', phone: '+353865550117', email: 'maire@example.ie' }

  test.each([
    [
      'Fresha',
      'Client ID,First Name,Last Name,Full Name,Mobile Number,Telephone,Email,Gender\n7,Máire,Ní Bhriain,Máire Ní Bhriain,+353 86 555 0117,,maire@example.ie,Female\n',
    ],
    [
      'Booksy',
      'First name;Last name;Cell phone;E-mail;Tags\nMáire;Ní Bhriain;086 555 0117;Maire@Example.ie;\n',
    ],
    [
      'Square',
      'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Memo\nX1,Máire,Ní Bhriain,maire@example.ie,"\'+353865550117",,\n',
    ],
    ['a sheet', 'Name\tPhone\tEmail\nMáire Ní Bhriain\t00353 86 555 0117\tmaire@example.ie\n'],
  ])('%s', async (_, text) => {
    for (const file of [text, Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      const vendor = await createVendor(app)
      const { body } = await send(vendor, file)
      expect(body).toMatchObject({
        total: 1,
        rows: [{ line: 2, name: MAIRE.name, outcome: 'added', reason: null }],
      })
      expect(await list(vendor)).toMatchObject({ total: 1, rows: [MAIRE] })
    }
  })
})

test('ten thousand rows with broken ones say row by row what happens, at first without doing it', async () => {
  const vendor = await createVendor(app)
  const rows = Array.from({ length: 9995 }, (_, row) => `Client ${row},0865${String(500_000 + row)},,\n`)
  rows[10] = 'Open,"0865550000,,\n'
  const file = [
    'Name,Phone,Email,Notes\n',
    ...rows,
    ',0865550001,,\n',
    'No number,12,nobody,\n',
    'Twin,0865500000,,Second phone book\n',
    `${'x'.repeat(81)},,,\n`,
    'Client 1,0865500001\n',
  ].join('')
  const dry = await send(vendor, file, '?dryRun=true')
  expect(dry.body).toMatchObject({ total: 10_000, importId: null })
  expect(dry.body.rows[10]).toEqual({
    line: 12,
    name: '',
    outcome: 'skipped',
    reason: 'This row cannot be read: its quotes do not close.',
  })
  expect(told(dry.body.rows.slice(-5))).toEqual([
    ['skipped', 'It has no name.'],
    ['added', 'Left out: the phone number, the email address.'],
    ['merged', null],
    ['skipped', 'The name is too long.'],
    ['unchanged', null],
  ])
  expect((await list(vendor)).total).toBe(0)
  const done = await send(vendor, file)
  expect(done.body.rows).toEqual(dry.body.rows)
  expect((await list(vendor)).total).toBe(9995)
  const over = await send(vendor, `${file}One,,,\n`)
  expect(over).toMatchObject({
    status: 400,
    body: { fields: { document: expect.stringContaining('10000') } },
  })
})

test('an import is merged by phone or email, and undone as if it had not been', async () => {
  const vendor = await createVendor(app)
  const known = { name: 'Tom Hickey', phone: '086 555 0163', note: 'Tea', tags: ['short'] }
  await vendor.call('POST', PATH, known)
  const before = (await list(vendor)).rows
  const file =
    'Name,Mobile,Email,Tags,Notes\nThomas H.,0865550163,tom@example.ie,"short, walk-in",Coffee\nNora,,nora@example.ie,,\n'
  const { importId, rows } = (await send(vendor, file)).body
  expect(told(rows)).toEqual([
    ['merged', null],
    ['added', null],
  ])
  expect((await list(vendor)).rows).toMatchObject([
    { name: 'Nora' },
    { name: 'Tom Hickey', email: 'tom@example.ie', tags: ['short', 'walk-in'] },
  ])
  const rival = await createVendor(app)
  expect((await rival.call('DELETE', `${PATH}/import/${importId}`)).status).toBe(404)
  expect((await vendor.call('DELETE', `${PATH}/import/${importId}`)).body.message).toBe('Import undone')
  expect((await list(vendor)).rows).toEqual(before)
  expect((await vendor.call('DELETE', `${PATH}/import/${importId}`)).status).toBe(404)
})

test('undone, it makes the health link that went to the address it brought invalid', async () => {
  const vendor = await createVendor(app)
  const { contact } = (await vendor.call('POST', PATH, { name: 'Tom Hickey', phone: '086 555 0163' })).body
  const { importId } = (await send(vendor, 'Name,Mobile,Email\nTom,0865550163,imported@example.test\n')).body
  expect((await vendor.call('POST', `${PATH}/${contact._id}/health-link`)).status).toBe(200)
  const token = linkIn(await newestMailTo(app, 'imported@example.test')).searchParams.get('token')
  const read = () => sendTo(app, 'POST', '/api/health-note', { token })
  expect((await read()).status).toBe(200)
  await vendor.call('DELETE', `${PATH}/import/${importId}`)
  expect((await read()).body.code).toBe('LINK_INVALID')
})

test('undone, it leaves what was edited since', async () => {
  const vendor = await createVendor(app)
  const { contact } = (await vendor.call('POST', PATH, { name: 'Tom Hickey', phone: '086 555 0163' })).body
  const file = 'Name,Mobile,Email,Tags,Notes\nTom,0865550163,tom@example.ie,walk-in,Coffee\n'
  const { importId } = (await send(vendor, file)).body
  const edit = { note: 'Coffee, no milk', tags: ['walk-in', 'kind'] }
  expect((await vendor.call('PATCH', `${PATH}/${contact._id}`, edit)).status).toBe(200)
  expect((await vendor.call('DELETE', `${PATH}/import/${importId}`)).status).toBe(200)
  const shown = (await vendor.call('GET', `${PATH}/${contact._id}`)).body.contact
  expect(shown).toMatchObject({ email: null, note: 'Coffee, no milk', tags: ['kind'] })
})

test('undone, it leaves who was booked for meanwhile; after a day it cannot be undone', async () => {
  const vendor = await createVendor(app)
  const first = (await send(vendor, 'Name\nNora\nTom\n')).body.importId
  const [nora] = (await list(vendor)).rows
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  await vendor.call('POST', '/api/pro/appointments', { contactId: nora._id, ...slot })
  await vendor.call('DELETE', `${PATH}/import/${first}`)
  expect((await list(vendor)).rows).toMatchObject([{ name: 'Nora' }])
  const second = (await send(vendor, 'Name\nZoë\n')).body.importId
  app.clock.set(new Date(START.getTime() + 25 * 3_600_000))
  expect((await vendor.call('DELETE', `${PATH}/import/${second}`)).status).toBe(404)
  expect((await list(vendor)).total).toBe(2)
})

test('the last one is shown while it can be undone, to its vendor alone', async () => {
  const [vendor, rival] = [await createVendor(app), await createVendor(app)]
  const last = async (one = vendor) => (await one.call('GET', `${PATH}/import`)).body.lastImport
  expect(await last()).toBeNull()
  const first = (await send(vendor, 'Name\nNora\n')).body.importId
  app.clock.advance(1)
  await vendor.call('POST', PATH, { name: 'Tom Hickey', phone: '086 555 0163' })
  const file = 'Name,Mobile,Email\nTom,0865550163,tom@example.ie\nZoë,,\nUna,,\n'
  const { importId } = (await send(vendor, file)).body
  expect(await last()).toEqual({ importId, importedAt: expect.any(String), added: 2, merged: 1 })
  expect(await last(rival)).toBeNull()
  await vendor.call('DELETE', `${PATH}/import/${importId}`)
  expect((await last()).importId).toBe(first)
  app.clock.set(new Date(START.getTime() + 25 * 3_600_000))
  expect(await last()).toBeNull()
})

test('a repeated one whose reply was lost adds its clients once', async () => {
  const vendor = await createVendor(app)
  const key = { 'idempotency-key': 'one-import' }
  const first = await send(vendor, 'Name\nNora\n', '', key)
  const again = await send(vendor, 'Name\nNora\n', '', key)
  expect(again.body).toEqual(first.body)
  expect((await list(vendor)).total).toBe(1)
})

test('an import keeps an edit that is made while it runs', async () => {
  const vendor = await createVendor(app)
  const { contact } = (await vendor.call('POST', PATH, { name: 'Tom Hickey', phone: '086 555 0163' })).body
  const { pool } = app.runtime
  const edit = await pool.connect()
  await edit.query('begin')
  await edit.query(`update contact set note = 'Tea' where id = $1`, [contact._id])
  const importing = send(vendor, 'Name,Mobile,Email\nTom,0865550163,tom@example.ie\n')
  await whenWaiting(pool, 1)
  await edit.query('commit')
  edit.release()
  expect((await importing).status).toBe(200)
  const shown = (await vendor.call('GET', `${PATH}/${contact._id}`)).body.contact
  expect(shown).toMatchObject({ email: 'tom@example.ie', note: 'Tea' })
})

test('undone, it leaves the clients it added whom the vendor has worked on since, and says how many', async () => {
  const vendor = await createVendor(app)
  const { importId } = (await send(vendor, 'Name\nAnn\nBríd\nCara\nDeirdre\n')).body
  const ids = (await list(vendor)).rows.map(({ _id }: { _id: string }) => _id)
  const healthConsent = { way: 'in person', givenAt: START.toISOString() }
  await vendor.call('PATCH', `${PATH}/${ids[0]}`, { note: 'Colour 6.1' })
  await vendor.call('PATCH', `${PATH}/${ids[1]}`, { healthNote: 'Latex', healthConsent })
  const photo = await pictureWithPlace(60, 40)
  await sendPicture(vendor, `${PATH}/${ids[2]}/photos`, photo, { fields: { consent: 'true' } })
  expect(await vendor.call('DELETE', `${PATH}/import/${importId}`)).toMatchObject({
    status: 200,
    body: { message: 'Import undone, except for 3 clients changed or booked since.' },
  })
  expect((await list(vendor)).rows).toMatchObject([{ name: 'Ann' }, { name: 'Bríd' }, { name: 'Cara' }])
})

test('undone after a later one that was undone, it says how many clients stay', async () => {
  const vendor = await createVendor(app)
  const undo = async (id: string) => (await vendor.call('DELETE', `${PATH}/import/${id}`)).body.message
  const first = (await send(vendor, 'Name,Mobile\nAnn,0865550163\nBríd,0865550164\n')).body.importId
  const second = (await send(vendor, 'Name,Mobile,Email\nAnn,0865550163,ann@example.ie\n')).body.importId
  expect(await undo(second)).toBe('Import undone')
  expect(await undo(first)).toBe('Import undone, except for 1 client changed or booked since.')
  expect((await list(vendor)).rows).toMatchObject([{ name: 'Ann', email: null }])
})

test.each([
  ['more than fifty broken rows', `Name\n${'"Open\n'.repeat(51)}Nora\n`],
  ['nothing', ''],
  ['no names', 'Phone,Email\n0865550117,maire@example.ie\n'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
])('a file of %s is refused beside its field', async (_, file) => {
  const reply = await send(await createVendor(app), file)
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toHaveProperty('document')
})

test('the export has no cell that a sheet would run, and is imported again without a change', async () => {
  const vendor = await createVendor(app)
  await vendor.call('POST', PATH, {
    name: '=cmd|calc',
    phone: '086 555 0163',
    note: '+1 on Friday',
    tags: ['a', 'b'],
  })
  const file = await fetch(new URL(`${PATH}/export`, app.url), {
    headers: { authorization: `Bearer ${vendor.token}` },
  })
  const text = await file.text()
  expect(text.split('\n')[1]).toMatch(/^'=cmd\|calc,'\+353865550163,,"a, b",'\+1 on Friday,0,0,0/)
  expect(told((await send(vendor, text)).body.rows)).toEqual([['unchanged', null]])
})
