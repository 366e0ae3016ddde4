import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { exportOf } from '../../../testing/exported.ts'
import { holdClient, whenWaiting } from '../../../testing/hold-row.ts'
import { createAsked } from '../../../testing/quote-requests.ts'
import { accept, createQuoted, SENT } from '../../../testing/quotes.ts'
import { confirm, createRequest, propose } from '../../../testing/proposals.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })

const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const book = (client: Actor, vendor: Actor) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT })
const blockVendor = (client: Actor, { id }: { id: string }) =>
  client.call('POST', '/api/user/blocks', { vendorId: id })
const blockClient = (vendor: Actor, { id }: { id: string }) =>
  vendor.call('POST', '/api/pro/blocks', { clientId: id })

/** The reply that each of the two gets when it writes to the other. */
async function chatOf(client: Actor, vendor: Actor) {
  const [there, here] = [await openTab(app, client), await openTab(app, vendor)]
  const answers = [await there.send(vendor.id, randomUUID()), await here.send(client.id, randomUUID())]
  there.socket.close()
  here.socket.close()
  return answers.map((answer) => (answer.success ? 'sent' : answer.code))
}

describe.each([
  ['a client', (client: Actor, vendor: Actor) => blockVendor(client, vendor)],
  ['a vendor', (client: Actor, vendor: Actor) => blockClient(vendor, client)],
])('%s who blocks the other', (_who, block) => {
  test('neither writes, quotes, suggests or books any more, and what they had stays', async () => {
    const request = await createRequest(app)
    const { client, vendor } = request
    expect(await chatOf(client, vendor)).toEqual(['sent', 'sent'])
    expect((await block(client, vendor)).status).toBe(200)
    expect((await block(client, vendor)).status).toBe(200)
    expect(await chatOf(client, vendor)).toEqual(['CHAT_NOT_ALLOWED', 'CHAT_NOT_ALLOWED'])
    expect(await book(client, vendor)).toMatchObject({
      status: 409,
      body: { code: 'VENDOR_UNAVAILABLE', message: "This vendor isn't taking bookings right now." },
    })
    const quoted = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })
    expect(quoted.body.code).toBe('CHAT_NOT_ALLOWED')
    expect((await propose(request)).body.code).toBe('CHAT_NOT_ALLOWED')
    expect((await confirm(request)).status).toBe(200)
  })

  test('a quote that was open is not accepted', async () => {
    const quoted = await createQuoted(app)
    await block(quoted.client, quoted.vendor)
    expect(await accept(quoted)).toMatchObject({ status: 409, body: { code: 'VENDOR_UNAVAILABLE' } })
  })

  test('a booking that was under way is refused', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    await insertAppointmentRow(app, { client, vendor }, { declinedAt: app.clock.now() })
    const { pool } = app.runtime
    const release = await holdClient(pool, client.id)
    const blocking = block(client, vendor)
    await whenWaiting(pool, 1)
    const booking = book(client, vendor)
    await whenWaiting(pool, 2)
    await release()
    expect((await blocking).status).toBe(200)
    expect(await booking).toMatchObject({ status: 409, body: { code: 'VENDOR_UNAVAILABLE' } })
  })

  test('bookings of several come together, and only that one is refused', async () => {
    const [client, other, vendor] = [
      await createClient(app),
      await createClient(app),
      await createVendor(app),
    ]
    await insertAppointmentRow(app, { client, vendor }, { declinedAt: app.clock.now() })
    await block(client, vendor)
    const [refused, booked] = await Promise.all([book(client, vendor), book(other, vendor)])
    expect([refused.status, booked.status]).toEqual([409, 200])
  })
})

test('what is added to an open quote request, or the reason why it is declined, does not reach the other', async () => {
  const asked = await createAsked(app, 2)
  const { client, requestId } = asked
  const [apart, open] = asked.vendors as [Actor, Actor]
  await blockClient(apart, client)
  const path = `/api/user/requests/${requestId}/details`
  expect((await client.call('POST', path, { text: 'Ring me at once.' })).status).toBe(200)
  const toldOf = async (actor: Actor, site: string) =>
    JSON.stringify((await actor.call('GET', `/api/${site}/notifications`)).body.notifications)
  expect(await toldOf(open, 'pro')).toContain('Ring me at once.')
  expect(await toldOf(apart, 'pro')).not.toContain('Ring me at once.')
  const decline = `/api/pro/requests/${requestId}/decline`
  expect((await apart.call('POST', decline, { reason: 'Never again.' })).status).toBe(200)
  const { body } = await client.call('GET', `/api/user/requests/${requestId}`)
  expect(body.asked).toMatchObject([{ answer: 'declined', reason: null }, { answer: 'waiting' }])
  expect(JSON.stringify((await client.call('GET', '/api/notifications')).body)).not.toContain('Never again.')
})

test('the blocked one sees the same lists as before, and its file says nothing of it', async () => {
  const { client, vendor } = await createRequest(app)
  await (await openTab(app, client)).send(vendor.id, 'Hello')
  const chat = `messages/${client.id}/${vendor.id}`
  const seen = async () =>
    Promise.all(
      ['user/appointments', 'messages/inbox', chat, 'user/blocks'].map(async (path) => {
        const { status, body } = await client.call('GET', `/api/${path}`)
        expect(status, path).toBe(200)
        return body
      }),
    )
  const before = await seen()
  expect(before).toMatchObject([
    {},
    { inbox: [{ lastMessage: 'Hello' }] },
    { messages: [{ content: 'Hello' }] },
    {},
  ])
  await blockClient(vendor, client)
  expect(await seen()).toEqual(before)
  expect((await exportOf(app, client, 'user')).rows('blocked-people')).toEqual([])
  const [own] = (await exportOf(app, vendor, 'pro')).rows('blocked-people')
  expect(own).toMatchObject({ clientId: client.id, name: client.name })
})

test('each has a list of its own, the last first and page by page, and unblocks', async () => {
  const client = await createClient(app)
  const vendors: Actor[] = []
  for (const name of ['One Byrne', 'Two Byrne', 'Three Byrne']) {
    vendors.push(await createVendor(app, { name }))
    await blockVendor(client, vendors.at(-1)!)
    app.clock.advance(1)
  }
  const listed = async (query = '') => (await client.call('GET', `/api/user/blocks${query}`)).body
  const first = await listed('?limit=2')
  expect(first.blocks).toMatchObject([{ vendor: { name: 'Three Byrne' } }, { vendor: { name: 'Two Byrne' } }])
  const second = await listed(`?limit=2&cursor=${first.nextCursor}`)
  expect(second).toMatchObject({ blocks: [{ vendor: { name: 'One Byrne' } }], nextCursor: null })
  expect(await listed()).toMatchObject({ total: 3 })
  const [own] = vendors
  await insertAppointmentRow(app, { client, vendor: own! }, { declinedAt: app.clock.now() })
  await blockClient(own!, client)
  const unblock = (actor: Actor, path: string) => actor.call('DELETE', path)
  expect((await unblock(client, `/api/user/blocks/${own!.id}`)).status).toBe(200)
  expect((await unblock(client, `/api/user/blocks/${own!.id}`)).status).toBe(200)
  // The vendor's own block still stands, of which the client does not hear.
  expect(await listed()).toMatchObject({ total: 2 })
  expect(await chatOf(client, own!)).toEqual(['CHAT_NOT_ALLOWED', 'CHAT_NOT_ALLOWED'])
  await unblock(own!, `/api/pro/blocks/${client.id}`)
  expect(await chatOf(client, own!)).toEqual(['sent', 'sent'])
  expect((await book(client, own!)).status).toBe(200)
})

test('only somebody whom one can know of can be blocked', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  expect(await blockClient(vendor, client)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const nobody = { id: randomUUID() }
  expect(await blockVendor(client, nobody)).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
  expect(await blockVendor(client, { id: 'x' })).toMatchObject({ status: 400 })
  const pending = await createVendor(app, { verifiedAt: null })
  expect(await blockVendor(client, pending)).toMatchObject({ body: { code: 'VENDOR_NOT_FOUND' } })
})
