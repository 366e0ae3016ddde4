import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '../../../testing/actors.ts'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { SENT } from '../../../testing/quotes.ts'
import { openTab, type Tab } from '../../../testing/sockets.ts'
import { notifyOfUnread } from './notify-of-unread.ts'

const app = ownApp()
const MINUTES = 1 / 60

let client: Actor
let vendor: Actor
let ofClient: Tab
let ofVendor: Tab
beforeEach(async () => {
  ;[client, vendor] = [await createClient(app), await createVendor(app)]
  ;[ofClient, ofVendor] = [await openTab(app, client), await openTab(app, vendor)]
})

/** Several processes look after some minutes, and one of them once more. */
async function sweepAfter(minutes: number) {
  app.clock.advance(minutes * MINUTES)
  await Promise.all([notifyOfUnread(app.runtime), notifyOfUnread(app.runtime)])
  await notifyOfUnread(app.runtime)
}

const subjectsTo = async ({ email }: Actor, count = 0) =>
  (await mailsTo(app, email, count)).map(({ subject }) => subject)

const read = (actor: Actor, other: Actor) => {
  const path = actor === client ? '/api/messages/read/' : '/api/pro/messages/read/'
  return actor.call('PATCH', path + other.id)
}

test('somebody is emailed of messages unread for five minutes, and again only of those after the ones that were read', async () => {
  await ofClient.send(vendor.id, 'Are you free on Friday?')
  await sweepAfter(4)
  expect(await subjectsTo(vendor)).toEqual([])
  await sweepAfter(1)
  const [mail] = await mailsTo(app, vendor.email)
  expect(mail).toMatchObject({ subject: `New message from ${client.name}` })
  expect(mail!.text).toContain('Message: “Are you free on Friday?”')
  expect(mail!.text).toContain(`/pro/messages/${client.id}`)
  await ofClient.send(vendor.id, 'Or on Saturday?')
  await sweepAfter(10)
  expect(await subjectsTo(vendor)).toHaveLength(1)
  await read(vendor, client)
  await ofVendor.send(client.id, 'Saturday is fine.')
  await ofVendor.send(client.id, 'At ten?')
  await ofClient.send(vendor.id, 'Ten it is.')
  await sweepAfter(5)
  expect(await subjectsTo(vendor, 2)).toHaveLength(2)
  const [toClient] = await mailsTo(app, client.email)
  expect(toClient).toMatchObject({ subject: `2 new messages from ${vendor.name}` })
  expect(toClient!.text).toContain('The last one: “At ten?”')
  expect(toClient!.text).toContain(`/messages/${vendor.id}/vendor`)
})

test('nobody is emailed of messages that were read, are a day old, or come from somebody they have blocked', async () => {
  await ofClient.send(vendor.id, 'Hello?')
  await read(vendor, client)
  await sweepAfter(10)
  await ofClient.send(vendor.id, 'Are you there?')
  await sweepAfter(25 * 60)
  await ofClient.send(vendor.id, 'Answer me!')
  expect((await vendor.call('POST', '/api/pro/blocks', { clientId: client.id })).status).toBe(200)
  await sweepAfter(10)
  expect(await subjectsTo(vendor)).toEqual([])
})

test('who has switched off emails about messages gets none', async () => {
  const choice = { topic: 'messages', channel: 'mail', wanted: false }
  expect((await vendor.call('PUT', '/api/pro/notice-choices', choice)).status).toBe(200)
  await ofClient.send(vendor.id, 'Are you free on Friday?')
  await sweepAfter(5)
  expect(await subjectsTo(vendor)).toEqual([])
})

test('a quote, whose notification comes at once, is not announced as a message', async () => {
  await ofClient.send(vendor.id, 'What would it cost?')
  await read(vendor, client)
  const sent = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })
  expect(sent).toMatchObject({ status: 200 })
  await sweepAfter(10)
  expect(await subjectsTo(client, 1)).toEqual([expect.stringMatching(/^Quote from /)])
})
