// covers: ASVS 16.5.2
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { openDatabaseProxy } from '../../testing/database-proxy.ts'
import { drained } from '../../testing/drained.ts'
import { mailsTo } from '../../testing/mails.ts'
import { send } from '../../testing/requests.ts'
import { openTab } from '../../testing/sockets.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { THOROUGH } from '@anseo/test-support/thorough'
import type { Fault } from '@anseo/test-support/faults'
import type { FaultProxy } from '@anseo/test-support/fault-proxy'

let app: TestApp
let proxy: FaultProxy
let client: Actor
let vendor: Actor
beforeAll(async () => {
  app = await startTestApp({
    pauses: THOROUGH ? {} : { databaseTickMs: 150 },
    reach: async (databaseUrl) => {
      const opened = await openDatabaseProxy(databaseUrl)
      proxy = opened.proxy
      return opened.url
    },
  })
  client = await createClient(app)
  vendor = await createVendor(app)
})
afterAll(async () => {
  await app?.close()
  await proxy?.close()
})

const ready = async () => (await send(app, 'GET', '/health/ready')).status
const profile = () => client.call('GET', '/api/user/get-profile')

/** Ways in which the database can be away: it does not answer, it is not heard, or it accepts no connection. */
const FAULTS: Fault[] = [{ kind: 'black hole' }, { kind: 'half open' }, { kind: 'refuse' }]

describe.each(FAULTS)('the database is away: $kind', (fault) => {
  test('every call says so at once and when to come again, the process lives but is not ready', async () => {
    proxy.set(fault)
    if (fault.kind === 'refuse') proxy.cut()
    // One that was under way hears it too, as soon as the outage is known.
    expect(await profile()).toMatchObject({ status: 503, body: { code: 'DATABASE_TIMEOUT' } })
    await expect.poll(ready).toBe(503)
    // Once the outage is known nobody opens a connection, for which they would have to wait.
    const opening = vi.spyOn(app.runtime.pool as unknown as { newClient(): void }, 'newClient')
    await expect
      .poll(async () => {
        opening.mockClear()
        await profile()
        return opening.mock.calls.length
      })
      .toBe(0)
    for (let turn = 0; turn < 20; turn++) {
      const { status, headers } = await profile()
      expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' })
    }
    expect(opening).not.toHaveBeenCalled()
    opening.mockRestore()
    expect((await send(app, 'GET', '/health/live')).status).toBe(200)
  })

  test('it goes on by itself when the database is back: calls, sockets, what is told, and jobs', async () => {
    proxy.set({ kind: 'none' })
    await expect.poll(ready).toBe(200)
    expect((await profile()).status).toBe(200)
    await expect.poll(() => app.runtime.changes.caughtUp()).toBe(true)
    const tab = await openTab(app, client)
    expect(await tab.send(vendor.id, `After ${fault.kind}`)).toMatchObject({ success: true })
    tab.socket.disconnect()
    const { email } = await createClient(app, { emailVerifiedAt: null })
    expect(await send(app, 'POST', '/api/user/resend-verification', { email })).toMatchObject({ status: 200 })
    await drained(app, 30_000)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })
})
