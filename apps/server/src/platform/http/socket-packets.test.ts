import { randomUUID } from 'node:crypto'
import { CALENDAR_NAMESPACE } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../testing/actors.ts'
import { openTab, type Tab } from '../../testing/sockets.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)

const NAMESPACES = { chat: '0', calendar: `0${CALENDAR_NAMESPACE},` }

/** Speaks the protocol of sockets by hand, until the server hangs up or has answered a packet that is right. */
async function speak(packets: readonly (string | Uint8Array)[]): Promise<'closed' | 'lives'> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const joined = `4${NAMESPACES.chat}${JSON.stringify({ token: client.token })}`
  return new Promise((resolve) => {
    socket.addEventListener('close', () => resolve('closed'))
    socket.addEventListener('message', (event) => {
      const data = String(event.data)
      if (data.startsWith('0')) socket.send(joined)
      else if (data.startsWith('40'))
        for (const each of [...packets, '420["join_room",""]']) socket.send(each)
      else if (data.startsWith('430')) {
        resolve('lives')
        socket.close()
      }
    })
  })
}

test.each<[string, (string | Uint8Array)[], 'closed' | 'lives']>([
  ['nothing wrong', [], 'lives'],
  ['an unknown event', ['42["no_such_event",{}]', '42["toString"]'], 'lives'],
  ['a payload of great depth', [`42["send_message",${'['.repeat(20_000)}${']'.repeat(20_000)}]`], 'lives'],
  ['__proto__', ['42["message_read",{"__proto__":{"senderId":"x"},"senderId":1}]'], 'lives'],
  [
    'a NUL',
    [
      String.raw`42["join_room","\u0000"]`,
      String.raw`42["send_message",{"receiverId":"\u0000","content":"\u0000"}]`,
    ],
    'lives',
  ],
  ['a packet above 64 kB', [`42["send_message","${'x'.repeat(70_000)}"]`], 'closed'],
  ['a binary packet above 64 kB', [new Uint8Array(70_000)], 'closed'],
  ['broken JSON', ['42["send_message",{'], 'closed'],
  ['an event that the protocol keeps to itself', ['42["connect",{}]'], 'closed'],
  ['a packet of no kind', ['49'], 'closed'],
  ['no packet', ['xyz'], 'closed'],
  ['very many attachments', ['45999999999-["send_message",{"_placeholder":true,"num":0}]'], 'closed'],
  ['an attachment that was not announced', [new Uint8Array(9)], 'closed'],
  [
    'a text in the place of an attachment',
    ['451-["send_message",{"_placeholder":true,"num":0}]', '42["x"]'],
    'closed',
  ],
  [
    'an attachment that is missing',
    ['451-["send_message",{"_placeholder":true,"num":7}]', new Uint8Array(9)],
    'closed',
  ],
  ['a namespace that does not exist', ['40/no-such,'], 'lives'],
])('%s', async (_what, packets, end) => {
  expect(await speak(packets)).toBe(end)
})

test('after all that others are served', async () => {
  const tab = await openTab(app, client)
  expect(await tab.send(vendor.id, 'Still here')).toMatchObject({ success: true })
  tab.socket.close()
})

test('a page learns whether it missed an event while it connected', async () => {
  const other = await openTab(app, await createClient(app))
  const writing = await openTab(app, vendor)
  const from = performance.now()
  await writing.send(client.id, 'In between')
  const missing = await openTab(app, client)
  const ms = performance.now() - from
  const asks = async (tab: Tab, payload: number) =>
    (await tab.socket.timeout(10_000).emitWithAck('ask_missed', payload)).missed
  expect(await asks(missing, ms)).toBe(true)
  expect(await asks(missing, 0)).toBe(false)
  expect(await asks(await openTab(app, await createClient(app)), ms)).toBe(false)
  // Nobody knows what was sent before the process began.
  expect(await asks(other, 1e9)).toBe(true)
  expect(await asks(other, 'x' as never)).toBe(true)
  for (const { socket } of [other, writing, missing]) socket.close()
})

test('a page watches the calendars that it asked for last, and never very many', async () => {
  const page: Socket = io(app.url + CALENDAR_NAMESPACE, { transports: ['websocket'], forceNew: true })
  const ids = Array.from({ length: 200 }, () => randomUUID())
  for (const vendorId of ids) await page.timeout(10_000).emitWithAck('watch', { vendorId })
  const heard: string[] = []
  page.on('calendar_changed', ({ vendorId }) => heard.push(vendorId))
  const slot = { start: app.clock.now(), end: app.clock.now() }
  for (const vendorId of ids) app.runtime.realtime.calendarChanged(vendorId, [slot])
  await expect.poll(() => heard.at(-1)).toBe(ids.at(-1))
  expect(heard).toEqual(ids.slice(-20))
  page.close()
})
