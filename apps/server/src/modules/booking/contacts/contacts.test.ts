import { HOUR_MS } from '@anseo/domain/duration'
import { describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })

const PATH = '/api/pro/contacts'
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }

const add = async (vendor: Actor, fields: object) => (await vendor.call('POST', PATH, fields)).body.contact
const list = async (vendor: Actor, query = '') => (await vendor.call('GET', `${PATH}${query}`)).body
const record = async (vendor: Actor, id: string) => (await vendor.call('GET', `${PATH}/${id}`)).body.contact
const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name)
const book = (client: Actor, vendor: Actor, changes: object = {}) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...changes })
const inHours = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

describe('an own client', () => {
  test('is entered, changed in part, found by each of its words and deleted', async () => {
    const vendor = await createVendor(app)
    const entered = await add(vendor, {
      name: '  Máire Ní Cheallaigh ',
      phone: '086 555 0117',
      email: 'MAIRE@example.ie',
      tags: ['curly', 'curly', 'Rathgar'],
      note: 'Dog is called Biscuit.',
    })
    expect(entered).toEqual({
      _id: expect.any(String),
      name: 'Máire Ní Cheallaigh',
      phone: '+353865550117',
      email: 'maire@example.ie',
      image: null,
      clientId: null,
      tags: ['curly', 'Rathgar'],
      since: expect.stringMatching(/^2026-11-18T12:0/),
      visits: 0,
      noShows: 0,
      spent: 0,
      lastVisit: null,
      nextVisit: null,
      requestedVisit: null,
      note: 'Dog is called Biscuit.',
      healthNote: null,
      healthConsent: null,
      healthLinkSentAt: null,
      mayEmail: true,
      history: [],
      ownAhead: 0,
      photos: [],
    })
    await add(vendor, { name: 'Tom Hickey' })
    for (const words of [
      'maire',
      'cheallaigh',
      '0865550',
      '086 555',
      '+353 86 555',
      'biscuit',
      'rathgar',
      'maire@',
    ]) {
      expect([words, namesOf(await list(vendor, `?search=${encodeURIComponent(words)}`))]).toEqual([
        words,
        ['Máire Ní Cheallaigh'],
      ])
    }
    expect(await list(vendor, '?search=%25')).toMatchObject({ rows: [], total: 0 })
    const changed = await vendor.call('PATCH', `${PATH}/${entered._id}`, { note: null, phone: '' })
    expect(changed.body.contact).toMatchObject({
      name: 'Máire Ní Cheallaigh',
      phone: null,
      note: null,
      tags: ['curly', 'Rathgar'],
    })
    expect((await vendor.call('DELETE', `${PATH}/${entered._id}`)).status).toBe(200)
    expect((await vendor.call('DELETE', `${PATH}/${entered._id}`)).status).toBe(404)
    expect(await list(vendor)).toMatchObject({ total: 1, rows: [{ name: 'Tom Hickey' }] })
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['phone', { phone: '12' }],
    ['email', { email: 'nobody' }],
    ['note', { note: 'x'.repeat(4001) }],
    ['tags', { tags: Array.from({ length: 11 }, (_, tag) => `tag ${tag}`) }],
  ])('without a fitting %s is refused beside its field', async (field, fields) => {
    const vendor = await createVendor(app)
    const reply = await vendor.call('POST', PATH, { name: 'Tom Hickey', ...fields })
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(Object.keys(reply.body.fields)[0]).toMatch(new RegExp(`^${field}`))
    expect((await list(vendor)).total).toBe(0)
  })

  test('has in its record how many bookings of the vendor are still to come', async () => {
    const vendor = await createVendor(app)
    const { _id: contactId } = await add(vendor, { name: 'Tom Hickey' })
    const enter = (slotDate: string) =>
      vendor.call('POST', '/api/pro/appointments', { ...SLOT, contactId, slotDate, outsideHours: true })
    await enter('16_11_2026')
    await enter('24_11_2026')
    const { body } = await enter('25_11_2026')
    expect(await record(vendor, contactId)).toMatchObject({ ownAhead: 2 })
    await vendor.call('POST', `/api/pro/appointments/${body.appointmentId}/cancel`, {})
    expect(await record(vendor, contactId)).toMatchObject({ ownAhead: 1 })
  })

  test('is entered once however often its button is pressed', async () => {
    const vendor = await createVendor(app)
    const press = () => vendor.call('POST', PATH, { name: 'Tom Hickey' }, { 'idempotency-key': 'once' })
    const [one, two] = await Promise.all([press(), press()])
    expect(one.body).toEqual(two.body)
    expect((await list(vendor)).total).toBe(1)
  })

  test('says nothing of an account with its address', async () => {
    const [vendor, client] = [
      await createVendor(app),
      await createClient(app, { email: 'known@example.test' }),
    ]
    const [known, unknown] = [
      await add(vendor, { name: 'Ann Lee', email: client.email, phone: '+353871234567' }),
      await add(vendor, { name: 'Ann Lee', email: 'unknown@example.test', phone: '+353871234567' }),
    ]
    const facts = (one: object) => ({ ...one, _id: '', email: '', since: '' })
    expect(facts(known)).toEqual(facts(unknown))
  })
})

describe('a client of the marketplace', () => {
  test('is in the book from its booking on, with its visits and what they cost', async () => {
    const [client, vendor] = [await createClient(app, { name: 'sinéad brady' }), await createVendor(app)]
    expect((await list(vendor)).total).toBe(0)
    await book(client, vendor)
    const paid = { confirmedAt: inHours(-900), paidAt: inHours(-899) }
    await insertAppointmentRow(
      app,
      { client, vendor },
      { startsAt: inHours(-500), fullPriceCents: 12_050, travelFeeCents: 1250, ...paid },
    )
    await insertAppointmentRow(app, { client, vendor }, { startsAt: inHours(-200), ...paid })
    const noShow = { noShowAt: inHours(-99), vendorMarkedAt: inHours(-99) }
    await insertAppointmentRow(app, { client, vendor }, { startsAt: inHours(-100), ...paid, ...noShow })
    const gone = { cancelledAt: inHours(-60), cancelledBy: 'client' as const }
    await insertAppointmentRow(app, { client, vendor }, { startsAt: inHours(-50), ...paid, ...gone })
    await insertAppointmentRow(app, { client, vendor }, { startsAt: inHours(300), ...paid })
    const { rows, total } = await list(vendor)
    expect({ rows, total }).toMatchObject({
      total: 1,
      rows: [
        {
          name: 'Sinéad Brady',
          clientId: client.id,
          visits: 2,
          noShows: 1,
          spent: 223,
          lastVisit: inHours(-200).toISOString(),
          nextVisit: inHours(300).toISOString(),
          requestedVisit: '2026-11-24T10:00:00.000Z',
        },
      ],
    })
    const { history } = await record(vendor, rows[0]._id)
    expect(history.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'booked',
      'requested',
      'cancelled by client',
      'no-show',
      'visited',
      'visited',
    ])
    expect(history[5]).toMatchObject({ price: 133, startTime: '04:00 PM' })
  })

  test('has in its history what we cancelled, and what was confirmed and never paid', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const confirmed = { confirmedAt: inHours(-90), payBy: inHours(-60) }
    const ended = (cancelledBy: 'admin' | 'auto' | 'vendor') => ({ cancelledAt: inHours(-60), cancelledBy })
    for (const facts of [
      { startsAt: inHours(-10), ...confirmed, ...ended('vendor') },
      { startsAt: inHours(-20), ...confirmed, paidAt: inHours(-80), ...ended('admin') },
      { startsAt: inHours(-30), ...confirmed, ...ended('auto') },
      { startsAt: inHours(-40), ...confirmed },
      { startsAt: inHours(-50), ...ended('auto') },
    ]) {
      await insertAppointmentRow(app, { client, vendor }, facts)
    }
    const { history } = await record(vendor, (await list(vendor)).rows[0]._id)
    expect(history.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'cancelled by vendor',
      'cancelled by us',
      'not paid',
      'not paid',
      'not confirmed',
    ])
  })

  test('who writes first is in it too, once', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const tab = await openTab(app, client)
    await tab.send(vendor.id, 'Are you free on Friday?')
    await tab.send(vendor.id, 'Or on Monday?')
    tab.socket.close()
    await book(client, vendor)
    expect(await list(vendor)).toMatchObject({ total: 1, rows: [{ clientId: client.id, visits: 0 }] })
  })

  test('shows its phone number while the contact window is open, and what the vendor entered always', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    await book(client, vendor)
    const id = (await list(vendor)).rows[0]._id
    expect((await record(vendor, id)).phone).toBeNull()
    expect((await list(vendor, '?search=0871234567')).total).toBe(0)
    const open = { startsAt: inHours(-29 * 24), confirmedAt: inHours(-900), paidAt: inHours(-899) }
    await insertAppointmentRow(app, { client, vendor }, open)
    expect((await record(vendor, id)).phone).toBe('+353871234567')
    expect((await list(vendor, '?search=0871234567')).total).toBe(0)
    await vendor.call('PATCH', `${PATH}/${id}`, { phone: '01 555 0100', name: 'Ciara with the bob' })
    expect(await record(vendor, id)).toMatchObject({ phone: '+35315550100', name: 'Ciara with the bob' })
  })

  test('becomes the own client with its verified email address, and no other', async () => {
    const vendor = await createVendor(app)
    const own = await add(vendor, { name: 'Ann from the choir', email: 'ann@example.test', note: 'Tea' })
    const twin = await add(vendor, { name: 'By phone', phone: '+353871234567' })
    const client = await createClient(app, { name: 'Ann Lee', email: 'ann@example.test' })
    await book(client, vendor)
    expect(await list(vendor)).toMatchObject({
      total: 2,
      rows: [
        { _id: own._id, name: 'Ann from the choir', clientId: client.id },
        { _id: twin._id, clientId: null },
      ],
    })
    const rival = await createVendor(app)
    await add(rival, { name: 'Ann', email: 'ann@example.test' })
    expect(await list(rival)).toMatchObject({ rows: [{ clientId: null }] })
  })
})

test('any accent is found without it, in small letters and large ones', async () => {
  const vendor = await createVendor(app)
  for (const name of ['ZOË Ågren', 'Łucja Wójcik']) await add(vendor, { name })
  expect(namesOf(await list(vendor, '?search=zoe%20agren'))).toEqual(['ZOË Ågren'])
  expect(namesOf(await list(vendor, '?search=W%C3%93JCIK'))).toEqual(['Łucja Wójcik'])
})

test('a page follows a page by name, also among namesakes', async () => {
  const vendor = await createVendor(app)
  for (const name of ['Zoë Egan', 'áine Power', 'Ann Lee', 'Ann Lee', 'Brid Ryan'])
    await add(vendor, { name })
  const seen: string[] = []
  for (let cursor = ''; ;) {
    const page = await list(vendor, `?limit=2${cursor}`)
    seen.push(...namesOf(page))
    expect(page.total).toBe(5)
    if (page.nextCursor === null) break
    cursor = `&cursor=${page.nextCursor}`
  }
  expect(seen).toEqual(['áine Power', 'Ann Lee', 'Ann Lee', 'Brid Ryan', 'Zoë Egan'])
  const stranger = await createVendor(app)
  const { nextCursor } = await list(vendor, '?limit=2')
  expect((await stranger.call('GET', `${PATH}?cursor=${nextCursor}`)).status).toBe(400)
})

test("nobody reaches another's clients", async () => {
  const [vendor, rival, client] = [await createVendor(app), await createVendor(app), await createClient(app)]
  const path = `${PATH}/${(await add(vendor, { name: 'Tom Hickey' }))._id}`
  for (const [method, body] of [['GET'], ['PATCH', { note: 'Mine' }], ['DELETE']] as const) {
    expect((await rival.call(method, path, body)).status).toBe(404)
    expect((await client.call(method, path, body)).status).toBe(403)
  }
  expect((await list(rival)).rows).toEqual([])
})
