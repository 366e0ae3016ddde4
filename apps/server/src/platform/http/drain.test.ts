import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { openTab } from '../../testing/sockets.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { ownApp } from '../../testing/own-app.ts'

const staying = ownApp()

test('a process that is to end serves on, and says so to whoever sends it requests', async () => {
  await using leaving = await startTestApp({ sharing: staying, env: { DRAIN_SECONDS: '0.1' } })
  const client = await createClient(leaving)
  expect((await send(leaving, 'GET', '/health/ready')).status).toBe(200)
  const drained = leaving.drain()
  const ready = await send(leaving, 'GET', '/health/ready')
  expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', process: 'ending' } })
  expect(ready.headers.get('connection')).toBe('close')
  expect((await send(leaving, 'GET', '/health/live')).status).toBe(200)
  expect((await client.call('GET', '/api/user/get-profile')).status).toBe(200)
  await drained
  await leaving.close()
  await expect(send(leaving, 'GET', '/health/live')).rejects.toThrow()
})

test('a request that has begun is answered, and a socket goes on at another process', async () => {
  await using leaving = await startTestApp({ sharing: staying })
  const [client, vendor] = [await createClient(staying), await createVendor(staying)]
  const tab = await openTab(leaving, client)
  const left = new Promise((resolve) => tab.socket.once('disconnect', resolve))
  const { pool } = leaving.runtime
  const lock = await pool.connect()
  await lock.query('begin; lock table message in access exclusive mode')
  const reading = fetch(`${leaving.url}/api/messages/${client.id}/${vendor.id}`, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  await expect
    .poll(async () => (await staying.runtime.pool.query(WAITING)).rows[0].count, { interval: 20 })
    .toBe('1')
  const closed = leaving.close()
  // The reason after which a browser connects again by itself.
  expect(await left).toBe('transport close')
  await lock.query('commit')
  lock.release()
  const reply = await reading
  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({ success: true })
  await closed
})

const WAITING = `select count(*) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
