import { CALENDAR_NAMESPACE, type CalendarEmits, type CalendarReceives } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { openTab } from '../../testing/sockets.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let redis: RedisServer
let here: TestApp
let there: TestApp
beforeAll(async () => {
  redis = await startRedis()
  const env = { REDIS_URL: redis.url }
  here = await startTestApp({ env })
  there = await startTestApp({ env, beside: here })
})
afterAll(async () => {
  await there?.close()
  await here?.close()
  await redis?.stop()
})

const textsOf = (heard: { content: string }[]) => heard.map(({ content }) => content)

/** Waits until both processes see Redis as it is. */
const seen = (state: 'away' | 'there') =>
  expect
    .poll(async () => Promise.all([here, there].map((app) => degradedOf(app))), { interval: 50 })
    .toEqual(Array(2).fill(state === 'away' ? ['redis'] : undefined))
async function degradedOf(app: TestApp): Promise<string[] | undefined> {
  const reply = await fetch(`${app.url}/health/ready`)
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { degraded?: string[] }).degraded
}

async function talking(): Promise<[client: Actor, vendor: Actor]> {
  return [await createClient(here), await createVendor(here)]
}

test('what is written at one process is read at the other, in its order', async () => {
  const [client, vendor] = await talking()
  const [writing, reading] = [await openTab(here, client), await openTab(there, vendor)]
  const otherTab = await openTab(there, client)
  const texts = Array.from({ length: 50 }, (_, number) => `Message ${number}`)
  await Promise.all(texts.map((text) => writing.send(vendor.id, text)))
  await reading.hears('receive_message', 50)
  await otherTab.hears('receive_message', 50)
  expect(textsOf(reading.heard.receive_message)).toEqual(texts)
  expect(textsOf(otherTab.heard.receive_message)).toEqual(texts)
  expect(writing.heard.receive_message).toEqual([])
})
