import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Actor, createClient, createVendor } from './actors.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** Starts an app for the tests of a file and closes it after them; what it returns is filled in before the first. */
export function ownApp(options?: TestAppOptions): TestApp {
  const app = {} as TestApp
  beforeAll(async () => void Object.assign(app, await startTestApp(options)))
  afterAll(() => app.close())
  return app
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
