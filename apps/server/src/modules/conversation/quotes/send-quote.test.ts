import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { accept, createContacts, createQuoted, SENT, sendAgain, withdraw } from '../../../testing/quotes.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

test('a quote stands in the chat of both, live, in words and as facts', async () => {
  const { client, vendor } = await createContacts(app)
  const [there, here] = [await openTab(app, client), await openTab(app, vendor)]
  const sent = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })
  expect(sent.status).toBe(200)
  expect(sent.body).toMatchObject({
    slotIsFree: true,
    quote: {
      version: 1,
      newestVersion: 1,
      slotDate: '28_11_2026',
      startTime: '10:00 AM',
      endTime: '12:00 PM',
      items: SENT.items,
      fullPrice: 120,
      deposit: 100.74,
      vendorFee: 90,
      fees: 10.74,
      balance: 30,
      words: SENT.words,
      acceptedAt: null,
      appointmentId: null,
    },
  })
  await Promise.all([there.hears('receive_message'), here.hears('receive_message')])
  const [message] = there.heard.receive_message
  expect(message).toMatchObject({ senderId: vendor.id, type: 'chat', read: false, quote: sent.body.quote })
  expect(message!.content).toBe(
    'Quote, version 1: Cut and blow-dry and 2 more, €120.00. Sat 28 Nov, 10:00 AM to 12:00 PM. ' +
      'Expires Fri 20 Nov, 12:00 PM.\nParking out the front, please.',
  )
  const history = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
  expect(history.body.messages).toEqual([message])
  const notices = await client.call('GET', '/api/notifications')
  expect(JSON.stringify(notices.body)).toContain('Quote from Aoife Byrne: €130.74 in total for Sat 28 Nov')
})

test('another version replaces the one before, on open pages too', async () => {
  const quoted = await createQuoted(app)
  const tab = await openTab(app, quoted.client)
  const again = await sendAgain(quoted, { items: [{ label: 'Cut', amount: 130 }] })
  expect(again.body.quote).toMatchObject({ version: 2, newestVersion: 2, fullPrice: 130, balance: 40 })
  await Promise.all([tab.hears('message_changed'), tab.hears('receive_message')])
  expect(tab.heard.message_changed[0]!.quote).toMatchObject({ version: 1, newestVersion: 2 })
  const shown = await quoted.client.call('GET', `/api/user/quotes/${quoted.quoteId}`)
  expect(shown.body.versions.map(({ fullPrice }: { fullPrice: number }) => fullPrice)).toEqual([120, 130])
  const listed = await quoted.vendor.call('GET', '/api/pro/quotes')
  expect(listed.body).toMatchObject({ total: 1, quotes: [{ _id: quoted.quoteId, version: 2 }] })
})

test('a preview says what would be sent, and sends nothing', async () => {
  const { client, vendor } = await createContacts(app)
  const { body } = await vendor.call('POST', '/api/pro/quotes/preview', SENT)
  expect(body).toMatchObject({ slotIsFree: true, preview: { fullPrice: 120, deposit: 100.74, balance: 30 } })
  expect((await vendor.call('GET', '/api/pro/quotes')).body.total).toBe(0)
  const history = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
  expect(history.body.messages).toEqual([])
})

describe('who may quote', () => {
  test('a vendor quotes only clients who wrote or booked', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const ask = (clientId: string) => vendor.call('POST', '/api/pro/quotes', { clientId, ...SENT })
    expect(await ask(client.id)).toMatchObject({ status: 403, body: { code: 'CHAT_NOT_ALLOWED' } })
    expect(await ask(randomUUID())).toMatchObject({ status: 403 })
    expect(await ask(vendor.id)).toMatchObject({ status: 403 })
  })

  test("nobody reaches another's quote", async () => {
    const quoted = await createQuoted(app)
    const others = { ...quoted, client: await createClient(app), vendor: await createVendor(app) }
    const replies = [
      await accept(others),
      await sendAgain(others),
      await withdraw(others),
      await others.client.call('GET', `/api/user/quotes/${quoted.quoteId}`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const listed = await others.vendor.call('GET', `/api/pro/quotes?clientId=${quoted.client.id}`)
    expect(listed.body).toMatchObject({ total: 0, quotes: [] })
  })
})

describe('what cannot be sent', () => {
  const line = { label: 'Cut', amount: 10 }
  test.each([
    ['no line', { items: [] }, 'items'],
    ['21 lines', { items: Array.from({ length: 21 }, () => line) }, 'items'],
    ['nothing to pay', { items: [line, { label: 'Gift', amount: -10 }] }, 'items'],
    [
      'more than €10,000',
      {
        items: [
          { label: 'All', amount: 9_999 },
          { label: 'More', amount: 2 },
        ],
      },
      'items',
    ],
    ['a line without a name', { items: [{ label: ' ', amount: 10 }] }, 'items.0.label'],
    ['a tenth of a cent', { items: [{ label: 'Cut', amount: 10.001 }] }, 'items.0.amount'],
    ['another expiry', { validHours: 5 }, 'validHours'],
    ['words without end', { words: 'x'.repeat(501) }, 'words'],
  ])('%s', async (_, changed, field) => {
    const { client, vendor } = await createContacts(app)
    const reply = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT, ...changed })
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(reply.body.fields).toHaveProperty([field])
  })

  test.each([
    ['SLOT_INVALID', { endTime: '04:00 PM' }],
    ['SLOT_PAST', { slotDate: '18_11_2026', startTime: '09:00 AM', endTime: '10:00 AM' }],
    ['SLOT_OUTSIDE_WINDOW', { slotDate: '12_12_2026' }],
  ])('%s', async (code, changed) => {
    const quoted = await createQuoted(app)
    expect(await sendAgain(quoted, changed)).toMatchObject({ status: 400, body: { code } })
  })
})

test('a slot that is not free is sent with a warning', async () => {
  const quoted = await createQuoted(app)
  await accept(quoted)
  const { vendor } = quoted
  const other = await createContacts(app)
  await other.client.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: '27_11_2026',
    startTime: '10:00 AM',
    endTime: '11:00 AM',
  })
  const sent = await vendor.call('POST', '/api/pro/quotes', { clientId: other.client.id, ...SENT })
  expect(sent.body).toMatchObject({ success: true, slotIsFree: false })
})

test('a quote that is sent twice under one key is one quote', async () => {
  const { client, vendor } = await createContacts(app)
  const key = { 'idempotency-key': randomUUID() }
  const send = () => vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT }, key)
  const [one, two] = await Promise.all([send(), send()])
  expect(one.body.quote._id).toBe(two.body.quote._id)
  expect((await vendor.call('GET', '/api/pro/quotes')).body.total).toBe(1)
})

test('a key is of one address: two quotes get no version by one key', async () => {
  const { client, vendor } = await createContacts(app)
  const key = { 'idempotency-key': randomUUID() }
  const newQuote = async () =>
    (await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })).body.quote._id
  const [one, other] = [await newQuote(), await newQuote()]
  const newVersion = (id: string) => vendor.call('POST', `/api/pro/quotes/${id}/versions`, SENT, key)
  expect(await newVersion(one)).toMatchObject({ status: 200, body: { quote: { _id: one, version: 2 } } })
  expect(await newVersion(other)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } })
})
