import { afterAll, beforeAll, beforeEach } from 'vitest'
import { setFaults } from './payments.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The instant at which each test of payment links starts, a Wednesday. */
export const START = new Date('2026-11-18T12:00:00Z')

/** The app of the running test file. */
export let app: TestApp

/** Starts the app for a test file, and resets its clock and faults before each test. */
export function setUpLinks(): void {
  beforeAll(async () => void (app = await startTestApp({ start: START })))
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set(START)
    await setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 })
  })
}
