import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ env: { RATE_LIMIT_FACTOR: '2' } })

const PATH = '/api/notices-of-content'
const SAID = {
  reason: 'illegal',
  text: 'These photos are mine.',
  name: 'Niall Quinn',
  email: 'niall@example.test',
  goodFaith: true,
}
const report = (who: Actor | null, what: object) =>
  who ? who.call('POST', PATH, { ...SAID, ...what }) : send(app, 'POST', PATH, { ...SAID, ...what })

/** A client and a vendor with a message of the client's. */
async function createChat() {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  const sent = await tab.send(vendor.id, 'Hello')
  tab.socket.close()
  if (!sent.success) throw new Error('The message was not sent')
  return { client, vendor, messageId: sent.message!._id }
}

test('anyone reports a public page, gets a confirmation, and a client sees what it sent', async () => {
  const { client, vendor } = await createChat()
  const what = { kind: 'profile', id: vendor.id }
  expect(await report(null, what)).toMatchObject({ status: 200, body: { noticeId: expect.any(String) } })
  const [mail] = await mailsTo(app, SAID.email)
  expect(mail).toMatchObject({ subject: 'We have your report' })
  expect(mail!.text).not.toContain(SAID.text)
  await report(client, { ...what, email: client.email })
  const own = async (actor: Actor, site: string) =>
    (await actor.call('GET', `/api/${site}/notices-of-content`)).body
  expect(await own(client, 'user')).toMatchObject({
    total: 1,
    rows: [{ ...what, reason: 'illegal', text: SAID.text }],
  })
  expect(await own(vendor, 'pro')).toMatchObject({ total: 0, rows: [] })
})

test('messages and people are reported by the two of them alone', async () => {
  const { client, vendor, messageId } = await createChat()
  const stranger = await createClient(app)
  const about = (kind: string, id: string) => ({ kind, id })
  for (const who of [null, stranger]) {
    expect(await report(who, about('message', messageId))).toMatchObject({ status: 404 })
    expect(await report(who, about('person', client.id))).toMatchObject({ status: 404 })
  }
  expect((await report(vendor, about('message', messageId))).status).toBe(200)
  expect((await report(vendor, about('person', client.id))).status).toBe(200)
  expect((await report(client, about('person', client.id))).status).toBe(404)
  expect((await vendor.call('GET', '/api/pro/notices-of-content')).body.total).toBe(2)
})

test('what nobody sees, and what is not said in good faith, is not taken; and ten a day from one network', async () => {
  const hidden = await createVendor(app, { verifiedAt: null })
  for (const kind of ['profile', 'photo', 'review', 'message', 'person']) {
    expect(await report(null, { kind, id: randomUUID() })).toMatchObject({ status: 404 })
  }
  expect((await report(null, { kind: 'profile', id: hidden.id })).status).toBe(404)
  const faithless = await report(null, { kind: 'profile', id: hidden.id, goodFaith: false })
  expect(faithless).toMatchObject({ status: 400, body: { fields: { goodFaith: expect.any(String) } } })
  // The network of the tests has twice the limit, and has used some of it.
  for (let count = 0; count < 20; count++) await report(null, { kind: 'profile', id: hidden.id })
  expect((await report(null, { kind: 'profile', id: hidden.id })).status).toBe(429)
})
