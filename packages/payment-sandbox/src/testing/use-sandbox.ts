import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { changeFaults, type Faults } from '../faults.ts'
import { SANDBOX_KEYS } from '../keys.ts'
import { startSandbox, type SandboxUnderTest } from './start-sandbox.ts'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'

// eslint-disable-next-line typescript/no-explicit-any -- replies are judged by the assertions
type Reply = { status: number; body: any }

/** Starts a sandbox for a test file, and gives it what a browser, an operator and a webhook can do with it. */
export function useSandbox() {
  let testDatabase: TestDatabase
  let running: SandboxUnderTest
  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    running = await startSandbox(testDatabase.url)
  })
  beforeEach(async () => {
    await setFaults({ webhooks: 'normal', refunds: 'normal', latencyMs: 0 })
  })
  afterAll(async () => {
    await running.close()
    await testDatabase.drop()
  })

  const setFaults = (faults: Partial<Faults>) => changeFaults(running.database, faults)

  async function newIntent(amount = 5000): Promise<Stripe.PaymentIntent> {
    return running.stripe.paymentIntents.create({
      amount,
      currency: 'eur',
      metadata: { appointmentId: 'a1' },
    })
  }

  /** Sends a form as a browser does. */
  async function browserPost(path: string, fields: Record<string, string>): Promise<Reply> {
    const response = await fetch(`${running.baseUrl}/sandbox/stripe${path}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    return { status: response.status, body: await response.json() }
  }

  /** Confirms with a card that was typed in, by the publishable key and the client secret. */
  async function confirmInBrowser(
    intent: Stripe.PaymentIntent,
    number: string,
    card: { month?: string; year?: string; cvc?: string } = {},
  ): Promise<Reply> {
    return browserPost(`/v1/payment_intents/${intent.id}/confirm`, {
      key: SANDBOX_KEYS.publishableKey,
      client_secret: intent.client_secret!,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': card.month ?? '12',
      'payment_method_data[card][exp_year]': card.year ?? String(new Date().getFullYear() + 2),
      'payment_method_data[card][cvc]': card.cvc ?? '123',
      'payment_method_data[billing_details][name]': 'Ciara Nolan',
    })
  }

  /** The reports of this happening that have arrived so far. */
  function arrived(type: string, objectId: string) {
    return running.deliveries.filter(
      ({ event }) => event.type === type && (event.data.object as { id: string }).id === objectId,
    )
  }

  return {
    get running() {
      return running
    },
    get stripe() {
      return running.stripe
    },
    get baseUrl() {
      return running.baseUrl
    },
    setFaults,
    newIntent,
    browserPost,
    confirmInBrowser,
    arrived,
    /** Waits for the first such report. */
    arrives: (type: string, objectId: string) =>
      vi.waitUntil(() => arrived(type, objectId)[0], { timeout: 30_000, interval: 10 }),
  }
}

/** The error that a promise ends in. */
// eslint-disable-next-line typescript/no-explicit-any -- errors are judged by the assertions
export async function rejection(promise: Promise<unknown>): Promise<any> {
  return promise.then(
    () => expect.unreachable('should have been refused'),
    (error: unknown) => error,
  )
}
