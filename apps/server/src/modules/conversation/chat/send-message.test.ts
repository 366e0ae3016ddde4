// covers: ASVS 4.4.3
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { message } from '../tables/messages.ts'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOT_ALLOWED = { success: false, message: "You can't message this person.", code: 'CHAT_NOT_ALLOWED' }
const INVALID = {
  success: false,
  message: 'Enter a message of up to 2,000 characters.',
  code: 'MESSAGE_INVALID',
}

const app = ownApp()

const storedOf = (senderId: string) =>
  app.runtime.db.select().from(message).where(eq(message.senderId, senderId)).orderBy(message.position)

// covers: §3.12, §7.33
test('a message is stored, answered, and shown to the receiver and to the other tab of the sender', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const [here, otherTab, there] = await Promise.all([
    openTab(app, client),
    openTab(app, client),
    openTab(app, vendor),
  ])
  const answer = await here.send(vendor.id, '  Hi Aoife!\n Cut & highlights? 💇 <b>  ')
  expect(answer).toEqual({
    success: true,
    message: {
      _id: expect.any(String),
      senderId: client.id,
      receiverId: vendor.id,
      content: 'Hi Aoife!\n Cut & highlights? 💇 <b>',
      type: 'chat',
      timestamp: expect.stringMatching(/Z$/),
      read: false,
    },
  })
  await Promise.all([there.hears('receive_message'), otherTab.hears('receive_message')])
  const { message: stored } = answer as Extract<typeof answer, { success: true }>
  expect(there.heard.receive_message).toEqual([stored])
  expect(otherTab.heard.receive_message).toEqual([stored])
  await here.settles()
  expect(here.heard.receive_message).toEqual([])
  expect(await storedOf(client.id)).toMatchObject([{ id: stored._id, readAt: null }])
})

// covers: §5.28
test('twenty sends of one text over two sockets are one message', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const [one, two, there] = [
    await openTab(app, client),
    await openTab(app, client),
    await openTab(app, vendor),
  ]
  // The rule holds for two seconds, which a busy machine needs for twenty sends.
  app.clock.stopAt(app.clock.now())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : two).send(vendor.id, 'Are you free?')),
  )
  expect(new Set(answers.map((answer) => answer.success && answer.message._id)).size).toBe(1)
  expect(answers[0]!.success).toBe(true)
  expect(await storedOf(client.id)).toHaveLength(1)
  await there.settles()
  expect(there.heard.receive_message).toHaveLength(1)
  app.clock.advance(0)
})

// covers: §5.28
test('the same text is one message up to two seconds later, and a new one after that', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  const start = app.clock.now()
  const stopAfter = (ms: number) => app.clock.stopAt(new Date(start.getTime() + ms))
  stopAfter(0)
  await tab.send(vendor.id, 'Hello')
  stopAfter(2_000)
  await tab.send(vendor.id, ' Hello ')
  await tab.send(vendor.id, 'hello')
  expect(await storedOf(client.id)).toHaveLength(2)
  stopAfter(2_001)
  await tab.send(vendor.id, 'Hello')
  expect(await storedOf(client.id)).toHaveLength(3)
  app.clock.advance(0)
})

test('two people may say the same at once', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const [here, there] = [await openTab(app, client), await openTab(app, vendor)]
  await here.send(vendor.id, 'Hi')
  expect(await there.send(client.id, 'Hi')).toMatchObject({ success: true })
})

test('two hundred quick messages keep their order, everywhere', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const [here, there] = [await openTab(app, client), await openTab(app, vendor)]
  const texts = Array.from({ length: 200 }, (_, number) => `Message ${number}`)
  await Promise.all(texts.map((text) => here.send(vendor.id, text)))
  await there.hears('receive_message', 200)
  expect(there.heard.receive_message.map(({ content }) => content)).toEqual(texts)
  const { body } = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
  expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(texts)
})

// covers: §5.24
test('a text that is no message is refused', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  for (const text of [
    '',
    ' \n\t ',
    'x'.repeat(2001),
    'x'.repeat(9000),
    'a\0b',
    '\ud800 alone',
    '\u200b\u3164',
  ]) {
    expect(await tab.send(vendor.id, text)).toEqual(INVALID)
  }
  expect(await tab.send(vendor.id, 'x'.repeat(2000))).toMatchObject({ success: true })
})

test('a payload of any other form is refused or ignored, and the socket lives on', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  const emit = tab.socket.emit.bind(tab.socket) as (event: string, ...payload: unknown[]) => void
  for (const payload of [
    null,
    7,
    'text',
    [],
    {},
    { receiverId: 'nobody', content: 'x' },
    new Uint8Array(9),
  ]) {
    const answer: unknown = await tab.socket
      .timeout(5_000)
      .emitWithAck('send_message', payload as unknown as { receiverId: string; content: string })
    expect(answer).toMatchObject({ success: false })
    emit('send_message', payload)
    emit('send_message', payload, 'no function')
    emit('message_read', payload)
  }
  emit('send_message')
  emit('message_read')
  emit('no_such_event', {})
  expect(await tab.send(vendor.id.toUpperCase(), 'Still here')).toMatchObject({
    success: true,
    message: { receiverId: vendor.id },
  })
})

test('a client writes to listed vendors and to those it has an appointment with', async () => {
  const client = await createClient(app)
  const tab = await openTab(app, client)
  const now = app.clock.now()
  const pending = await createVendor(app, { verifiedAt: null })
  const suspended = await createVendor(app, { suspendedAt: now })
  const other = await createClient(app)
  for (const { id } of [pending, suspended, other, client, { id: randomUUID() }]) {
    expect(await tab.send(id, 'Hello')).toEqual(NOT_ALLOWED)
  }
  await insertAppointmentRow(app, { client, vendor: suspended }, { cancelledAt: now, cancelledBy: 'admin' })
  expect(await tab.send(suspended.id, 'Hello')).toMatchObject({ success: true })
  expect(await tab.send((await createVendor(app, { available: false })).id, 'Hello')).toMatchObject({
    success: true,
  })
})

test('a vendor writes only to clients who wrote or booked first', async () => {
  const vendor = await createVendor(app)
  const tab = await openTab(app, vendor)
  const [stranger, writer, booker] = [
    await createClient(app),
    await createClient(app),
    await createClient(app),
  ]
  expect(await tab.send(stranger.id, 'Offers!')).toEqual(NOT_ALLOWED)
  expect(await tab.send((await createVendor(app)).id, 'Hello')).toEqual(NOT_ALLOWED)
  await (await openTab(app, writer)).send(vendor.id, 'Hi')
  await insertAppointmentRow(app, { client: booker, vendor })
  for (const { id } of [writer, booker]) {
    expect(await tab.send(id, 'Hello')).toMatchObject({ success: true })
  }
})

// covers: §7.31
test('an admin has no chat, and a visitor no socket', async () => {
  const [admin, vendor] = [await createAdmin(app), await createVendor(app)]
  expect(await (await openTab(app, admin)).send(vendor.id, 'Hello')).toEqual(NOT_ALLOWED)
  await expect(openTab(app, { token: '' })).rejects.toMatchObject({ data: { code: 'AUTH_ERROR' } })
  await expect(openTab(app, { token: 'c_made-up' })).rejects.toMatchObject({
    data: { code: 'INVALID_TOKEN' },
  })
})

// covers: §7.32
test('nobody hears the conversation of others', async () => {
  const [client, vendor, eve] = [await createClient(app), await createVendor(app), await createClient(app)]
  const [here, listening] = [await openTab(app, client), await openTab(app, eve)]
  for (const room of [`User:${client.id}`, `Vendor:${vendor.id}`, `Vendor:${eve.id}`]) {
    expect(await listening.socket.timeout(5_000).emitWithAck('join_room', room)).toMatchObject({
      success: false,
      message: "You don't have permission to perform this action.",
    })
  }
  expect(await listening.socket.timeout(5_000).emitWithAck('join_room', `User:${eve.id}`)).toEqual({
    success: true,
  })
  await here.send(vendor.id, 'Between us')
  await listening.settles()
  expect(listening.heard.receive_message).toEqual([])
})

test('when storing fails, the answer says that something went wrong', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  await app.runtime.pool.query('alter table message rename to message_away')
  try {
    expect(await tab.send(vendor.id, 'Hello?')).toEqual({
      success: false,
      message: 'Something went wrong. Please try again.',
    })
  } finally {
    await app.runtime.pool.query('alter table message_away rename to message')
  }
  expect(await tab.send(vendor.id, 'Hello again')).toMatchObject({ success: true })
})
