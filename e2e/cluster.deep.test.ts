// covers: ASVS 2.3.4, 16.5.2
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster, type Cluster } from '../scripts/cluster/start-cluster.ts'
import { bookConfirmed, bookNextFree, appointmentOf } from './appointments.ts'
import { callerWith, logIn, logInDemo, payByCard, type Caller } from './caller.ts'
import { openConversation } from './conversation.ts'
import { startTraffic } from './steady-traffic.ts'
import { expect, test } from './browser.ts'

// Three processes run behind nginx, over one PostgreSQL and one Redis (docs/operating.md).
/** People of the demonstration who book; each tries four times. */
const RIVALS = `aine.power megan.ryan joanne.sheridan anita.menon
  hannah.lyons grace.oneill deirdre.foley emma.kelly`.split(/\s+/)
const TRIES_EACH = 4

// A test starts or restarts several servers, on a machine that may be busy.
test.describe.configure({ timeout: 300_000 })

let folder: string
let cluster: Cluster
let client: Caller
let vendor: Caller
let vendorId: string
let clientId: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anseo-cluster-'))
  cluster = await startCluster({ processes: 3, folder, demo: true })
  client = await logInDemo(cluster.url, 'user')
  vendor = await logInDemo(cluster.url, 'pro')
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  clientId = (await client.call('GET', '/api/user/get-profile')).body.userData._id
})
test.afterAll(async () => {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the same person as a caller of one process, without the proxy. */
const at = (process: number, { token }: Caller) => callerWith(cluster.processes[process]!.url, token)

test('one slot, 32 tries at three processes: one gets it, the others are told that it is taken', async () => {
  const people = await Promise.all(RIVALS.map((name) => logIn(cluster.url, 'user', `${name}@demo.test`)))
  const rivals = people.map((person, index) => at(index % 3, person))
  const { slotDate, startTime, endTime, _id } = await bookNextFree(client, { vendorId, fromDay: 6 })
  await client.call('POST', '/api/user/cancel-appointment', { appointmentId: _id })
  const slot = { vendorId, slotDate, startTime, endTime }
  const replies = await Promise.all(
    Array.from({ length: TRIES_EACH }, () =>
      rivals.map((rival) => rival.call('POST', '/api/user/book-appointment', slot)),
    ).flat(),
  )
  const statuses = replies.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array(RIVALS.length * TRIES_EACH - 1).fill(409)])
})

test('booking, payment and chat work without Redis, and missed events arrive when it is back', async () => {
  const conversation = await openConversation({
    writer: { url: cluster.processes[0]!.url, token: client.token },
    reader: { url: cluster.processes[1]!.url, token: vendor.token },
    receiverId: vendorId,
    historyPath: `/api/pro/messages/${clientId}`,
  })
  await conversation.write('Redis is there')
  await conversation.untilRead('Redis is there')
  await cluster.redis.stop()
  await conversation.write('Redis is gone')
  const booked = await bookConfirmed(at(1, client), at(2, vendor), { vendorId, fromDay: 7 })
  const asked = await at(2, client).call('POST', '/api/user/create-payment-intent', {
    appointmentId: booked._id,
  })
  const intentId = await payByCard(cluster.url, asked.body.clientSecret)
  expect((await at(0, client).call('POST', '/api/user/verify-payment', { id: intentId })).status).toBe(200)
  expect(await appointmentOf(at(1, client), booked._id)).toMatchObject({ payment: true })
  await cluster.redis.start()
  await conversation.untilRead('Redis is gone')
  await conversation.write('Redis is back')
  await conversation.untilRead('Redis is back')
  expect(await conversation.history()).toEqual(['Redis is there', 'Redis is gone', 'Redis is back'])
  conversation.close()
})

test('a chat goes on at another process when its own is killed, without lost or repeated messages', async () => {
  const conversation = await openConversation({
    writer: { url: cluster.url, token: client.token },
    reader: { url: cluster.url, token: vendor.token },
    receiverId: vendorId,
    historyPath: `/api/pro/messages/${clientId}`,
  })
  const written: string[] = []
  const write = async (content: string) => {
    written.push(content)
    await conversation.write(content)
  }
  // Every process is killed in turn; two of them hold a socket.
  for (const process of cluster.processes) {
    await write(`${process.name} is there`)
    await Promise.all([process.kill(), write(`${process.name} is being killed`)])
    await write(`${process.name} is gone`)
    await process.start()
  }
  for (const content of written) await conversation.untilRead(content)
  expect(await conversation.history()).toEqual(written)
  expect(conversation.heardTwice()).toEqual([])
  conversation.close()
})

test('every process is restarted while requests run, and not one request fails', async () => {
  const traffic = startTraffic({ url: cluster.url, token: client.token, vendorId })
  await cluster.restartOneByOne()
  const { requests, failures } = await traffic.stop()
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(50)
})
