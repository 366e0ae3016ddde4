// covers: ASVS 3.5.3
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

let client: Actor
let vendor: Actor
const app = ownApp()

/** A client and a vendor with `count` messages from the client, 'Message 1' the first. */
async function talk(count: number) {
  client = await createClient(app)
  vendor = await createVendor(app, { imageKey: 'aoife.webp' })
  const tab = await openTab(app, client)
  for (let number = 1; number <= count; number++) await tab.send(vendor.id, `Message ${number}`)
  return {
    tab,
    clientPath: `/api/messages/${client.id}/${vendor.id}`,
    vendorPath: `/api/pro/messages/${client.id}`,
  }
}

const encoded = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
const contents = (body: { messages: { content: string }[] }) => body.messages.map(({ content }) => content)

test('a history pages backwards, the newest page first', async () => {
  const { clientPath, vendorPath } = await talk(5)
  for (const [who, path] of [
    [client, clientPath],
    [vendor, vendorPath],
  ] as const) {
    const all = await who.call('GET', path)
    expect(contents(all.body)).toHaveLength(5)
    expect(all.body.nextCursor).toBeNull()
    const newest = await who.call('GET', `${path}?limit=2`)
    expect(contents(newest.body)).toEqual(['Message 4', 'Message 5'])
    const middle = await who.call('GET', `${path}?limit=2&cursor=${newest.body.nextCursor}`)
    expect(contents(middle.body)).toEqual(['Message 2', 'Message 3'])
    const oldest = await who.call('GET', `${path}?limit=2&cursor=${middle.body.nextCursor}`)
    expect(contents(oldest.body)).toEqual(['Message 1'])
    expect(oldest.body.nextCursor).toBeNull()
  }
})

test('who was away catches up on what came later', async () => {
  const { tab, clientPath, vendorPath } = await talk(1)
  const away = await openTab(app, vendor)
  const seen = await vendor.call('GET', vendorPath)
  away.socket.disconnect()
  await tab.send(vendor.id, 'Are you there?')
  await tab.send(vendor.id, 'I’ll wait.')
  const last = seen.body.messages.at(-1)._id
  const back = await openTab(app, vendor)
  const missed = await vendor.call('GET', `${vendorPath}?after=${last}`)
  expect(contents(missed.body)).toEqual(['Are you there?', 'I’ll wait.'])
  expect(contents((await client.call('GET', `${clientPath}?after=${last}&limit=1`)).body)).toEqual([
    'I’ll wait.',
  ])
  await tab.send(vendor.id, 'Good')
  await back.hears('receive_message')
  expect(back.heard.receive_message).toMatchObject([{ content: 'Good' }])
})

test('reading a history or an inbox marks nothing', async () => {
  const { clientPath, vendorPath } = await talk(2)
  for (let time = 0; time < 2; time++) {
    await client.call('GET', clientPath)
    const { body } = await vendor.call('GET', vendorPath)
    expect(body.messages.map(({ read }: { read: boolean }) => read)).toEqual([false, false])
    const inbox = await vendor.call('GET', '/api/pro/inbox')
    expect(inbox.body.inbox).toMatchObject([{ unreadCount: 2 }])
  }
})

// covers: §7.34
test('a marked message shows as read to its writer, by socket and by call', async () => {
  const { tab, clientPath, vendorPath } = await talk(1)
  const there = await openTab(app, vendor)
  const reading = [{ readerId: vendor.id }]
  there.socket.emit('message_read', { senderId: client.id })
  await tab.hears('messages_read')
  expect(tab.heard.messages_read).toEqual(reading)
  expect((await client.call('GET', clientPath)).body.messages).toMatchObject([{ read: true }])

  await there.send(client.id, 'Sure')
  const marked = await client.call('PATCH', `/api/messages/read/${vendor.id}`)
  expect(marked).toMatchObject({ status: 200, body: { success: true } })
  await there.hears('messages_read')
  expect(there.heard.messages_read).toEqual([{ readerId: client.id }])
  expect((await vendor.call('GET', vendorPath)).body.messages).toMatchObject([{ read: true }, { read: true }])

  expect((await vendor.call('PATCH', `/api/pro/messages/read/${client.id}`)).status).toBe(200)
  await tab.settles()
  expect(tab.heard.messages_read).toEqual(reading)
})

test('the own messages stay unread when the writer opens the chat', async () => {
  const { tab, clientPath } = await talk(1)
  tab.socket.emit('message_read', { senderId: vendor.id })
  await tab.settles()
  await client.call('PATCH', `/api/messages/read/${vendor.id}`)
  expect((await client.call('GET', clientPath)).body.messages).toMatchObject([{ read: false }])
})

// covers: §3.13
test('the inbox has one entry a conversation, newest first, with what is unread', async () => {
  const { tab } = await talk(2)
  const hannah = await createVendor(app, { name: 'Hannah Ryan', speciality: 'Babysitter' })
  const other = await openTab(app, hannah)
  await tab.send(hannah.id, 'Saturday?')
  await other.send(client.id, 'Yes')
  await other.send(client.id, 'From seven')
  const inbox = await client.call('GET', '/api/messages/inbox')
  expect(inbox.body).toEqual({
    success: true,
    inbox: [
      {
        vendorId: hannah.id,
        vendorName: 'Hannah Ryan',
        vendorImage: '/images/no-picture.webp',
        speciality: 'Babysitter',
        lastMessage: 'From seven',
        timestamp: expect.stringMatching(/^2026-11-18T.*Z$/),
        unreadCount: 2,
      },
      {
        vendorId: vendor.id,
        vendorName: 'Aoife Byrne',
        vendorImage: '/images/aoife.webp',
        speciality: 'Hairstylist',
        lastMessage: 'Message 2',
        timestamp: expect.any(String),
        unreadCount: 0,
      },
    ],
    nextCursor: null,
    total: 2,
  })
  await (await openTab(app, vendor)).send(client.id, 'Hello')
  const after = await client.call('GET', '/api/messages/inbox')
  expect(after.body.inbox.map(({ vendorId }: { vendorId: string }) => vendorId)).toEqual([
    vendor.id,
    hannah.id,
  ])

  const pro = await vendor.call('GET', '/api/pro/inbox')
  expect(pro.body.inbox).toEqual([
    {
      clientId: client.id,
      clientName: 'Ciara Nolan',
      clientImage: '/images/no-picture.webp',
      lastMessage: 'Hello',
      timestamp: expect.any(String),
      unreadCount: 2,
    },
  ])
})

test('whose history it is comes from the token', async () => {
  const { clientPath, vendorPath } = await talk(1)
  const eve = await createClient(app)
  const [mallory, admin] = [await createVendor(app), await createAdmin(app)]
  for (const [who, path] of [
    [eve, clientPath],
    [vendor, clientPath],
    [admin, clientPath],
    [client, vendorPath],
    [client, '/api/pro/inbox'],
    [vendor, '/api/messages/inbox'],
  ] as const) {
    expect(await who.call('GET', path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  }
  expect((await mallory.call('GET', vendorPath)).status).toBe(404)
  expect((await eve.call('GET', `/api/messages/${eve.id}/${vendor.id}`)).body.messages).toEqual([])
})

test('nobody is not found', async () => {
  const { clientPath } = await talk(0)
  for (const path of [
    `/api/messages/${client.id}/${randomUUID()}`,
    `/api/messages/${client.id}/${client.id}`,
  ]) {
    expect(await client.call('GET', path)).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
  }
  expect((await client.call('GET', `/api/messages/${client.id}/nobody`)).status).toBe(404)
  expect((await client.call('PATCH', `/api/messages/read/${randomUUID()}`)).status).toBe(404)
  expect((await vendor.call('GET', `/api/pro/messages/${vendor.id}`)).status).toBe(404)
  expect((await vendor.call('PATCH', `/api/pro/messages/read/${randomUUID()}`)).status).toBe(404)
  expect((await client.call('GET', clientPath)).body.messages).toEqual([])
})

test('a query that makes no sense is refused', async () => {
  const { clientPath } = await talk(1)
  for (const query of [
    'cursor=x',
    'cursor=',
    `cursor=${encoded({ position: 'ten' })}`,
    `cursor=${encoded({ position: '1e40' })}`,
    `cursor=${encoded({ position: '0.5' })}`,
    `cursor=${encoded({ position: '1\0' })}`,
    `cursor=${encoded([1])}`,
    'limit=0',
    'limit=101',
    'limit=ten',
    'after=x',
    `after=${randomUUID()}`,
  ]) {
    const { status, body } = await client.call('GET', `${clientPath}?${query}`)
    expect([query, status, body.code]).toEqual([query, 400, 'INVALID_REQUEST'])
  }
})

test.each([
  ['an applicant', { verifiedAt: null }],
  ['a suspended vendor', { suspendedAt: new Date('2026-11-01T12:00:00Z') }],
  ['one whose check has ended', { listedUntil: new Date('2026-11-01T12:00:00Z') }],
])('%s is to a stranger as if it were not there', async (_who, hidden) => {
  const [stranger, there] = [await createClient(app), await createVendor(app, hidden)]
  const nobody = randomUUID()
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  const pastSlot = { ...slot, slotDate: '1_11_2026' }
  const ask: ((vendorId: string) => [string, string, object?])[] = [
    (id) => ['GET', `/api/messages/${stranger.id}/${id}`],
    (id) => ['PATCH', `/api/messages/read/${id}`],
    (id) => ['POST', '/api/user/book-appointment', { vendorId: id, ...slot }],
    (id) => ['POST', '/api/user/book-appointment', { vendorId: id, ...pastSlot }],
    (id) => ['GET', `/api/vendor/${id}`],
    (id) => ['GET', `/api/vendor/${id}/related`],
    (id) => ['GET', `/api/vendor/${id}/availability`],
    (id) => ['GET', `/api/vendor/${id}/reviews`],
    (id) => ['GET', `/api/vendor/${id}/services`],
    (id) => ['GET', `/api/vendor/${id}/badge`],
  ]
  for (const call of ask) {
    const [hiddenReply, nobodyReply] = [
      await stranger.call(...call(there.id)),
      await stranger.call(...call(nobody)),
    ]
    expect(hiddenReply.status, call(there.id).join(' ')).toBe(404)
    expect(hiddenReply).toMatchObject({ status: nobodyReply.status, body: nobodyReply.body })
  }
})

test('whoever has an appointment with a hidden vendor still reads what they wrote', async () => {
  const [known, hidden] = [await createClient(app), await createVendor(app, { suspendedAt: app.clock.now() })]
  const path = `/api/messages/${known.id}/${hidden.id}`
  expect((await known.call('GET', path)).status).toBe(404)
  await insertAppointmentRow(app, { client: known, vendor: hidden })
  expect((await known.call('GET', path)).body.messages).toEqual([])
  expect((await hidden.call('GET', `/api/pro/messages/${known.id}`)).body.messages).toEqual([])
})

test('a client is hidden from a vendor whom it never met', async () => {
  const stranger = await createClient(app)
  expect((await vendor.call('GET', `/api/pro/messages/${stranger.id}`)).status).toBe(404)
  expect((await vendor.call('PATCH', `/api/pro/messages/read/${stranger.id}`)).status).toBe(404)
})
