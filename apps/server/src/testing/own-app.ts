import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Actor, createClient, createVendor } from './actors.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** Starts an app for the tests of a file and closes it after them; what it returns is filled in before the first. */
export function ownApp(options?: TestAppOptions): TestApp {
  const app = {} as TestApp
  beforeAll(async () => void Object.assign(app, await startTestApp(options)))
  afterAll(async () => {
    try {
      const message = 'calls under an Idempotency-Key that did not use `transactionOnce`'
      expect(await findUnkept(app), message).toEqual([])
    } finally {
      await app.close()
    }
  })
  return app
}

/** Calls that keep no outcome: asked again, the provider answers the same (decision 009). */
const ASKS_PROVIDER = `body ? 'clientSecret' or body ->> 'message' = 'Payment successful'`

/** Finds the replies of calls that would be made again if their process had died before it could reply (S9). */
async function findUnkept({ runtime }: TestApp): Promise<unknown[]> {
  const { rows } = await runtime.pool.query(
    `select body from kept_reply where status = 200 and outcome is null and not (${ASKS_PROVIDER})`,
  )
  return rows
}

/** Creates one actor for all tests of a file; filled in before the first. */
export function ownActor(app: TestApp, create: (app: TestApp) => Promise<Actor>): Actor {
  const actor = {} as Actor
  beforeAll(async () => void Object.assign(actor, await create(app)))
  return actor
}

/** Sets the clock to `at` before each test of a file, and then fills in a new client and a new vendor. */
export function newParties(app: TestApp, at: Date): { client: Actor; vendor: Actor } {
  const [client, vendor] = [{} as Actor, {} as Actor]
  beforeEach(async () => {
    app.clock.set(at)
    Object.assign(client, await createClient(app))
    Object.assign(vendor, await createVendor(app))
  })
  return { client, vendor }
}
