import { HOUR_MS } from '@anseo/domain/duration'
import { expect, vi } from 'vitest'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import { type Actor, createClient, createVendor } from './actors.ts'
import { type Facts, insertAppointmentRow } from './appointment-row.ts'
import { hurry } from './hurry.ts'
import type { Reply } from './requests.ts'
import { send } from './requests.ts'
import type { TestApp } from './test-app.ts'

/** Test cards: one that pays, and others that fail. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  threeDSecure: '4000002760003184',
  disputed: '4000000000000259',
  /** Pays while its owner types it, and is declined once it is saved. */
  declinedOnceSaved: '4000000000000341',
}

export interface Payable {
  client: Actor
  vendor: Actor
  appointmentId: string
}

export type Paid = Payable & { intentId: string }

/** A price of which less than half is refunded, so only our idempotency key prevents a second refund. */
export const DEAR_HANDLING = { handlingFeeCents: 10_000, totalCents: 19_900 }

/** Creates a client with a confirmed, unpaid appointment of €100.74 in ten days, with a vendor of its own or a given one. */
export async function createPayable(app: TestApp, facts: Facts = {}, known?: Actor): Promise<Payable> {
  const [client, vendor] = await Promise.all([createClient(app), known ?? createVendor(app)])
  return insertPayable(app, { client, vendor }, facts)
}

/** Inserts such an appointment of the two. */
export async function insertPayable(
  app: TestApp,
  { client, vendor }: Pick<Payable, 'client' | 'vendor'>,
  facts: Facts = {},
): Promise<Payable> {
  const now = app.clock.now()
  const appointmentId = await insertAppointmentRow(
    app,
    { client, vendor },
    { confirmedAt: now, payBy: new Date(now.getTime() + 24 * HOUR_MS), ...facts },
  )
  return { client, vendor, appointmentId }
}

/** Creates a client with such an appointment, paid and verified. */
export async function createPaid(app: TestApp, facts?: Facts): Promise<Paid> {
  const payable = await createPayable(app, facts)
  const { intentId } = await payByCard(app, payable, CARDS.good)
  expect((await verify(payable.client, intentId)).status).toBe(200)
  return { ...payable, intentId }
}

export const cancelByClient = ({ client, appointmentId }: Payable, headers?: Record<string, string>) =>
  client.call('POST', '/api/user/cancel-appointment', { appointmentId }, headers)

/** Moves an appointment to Friday, 27 November, from ten to twelve. */
export const reschedule = ({ client, appointmentId }: Payable) =>
  client.call('PATCH', '/api/user/reschedule-appointment', {
    appointmentId,
    newDate: '27_11_2026',
    newStartTime: '10:00 AM',
    newEndTime: '12:00 PM',
  })

export const cancelByVendor = ({ vendor, appointmentId }: Payable) =>
  vendor.call('POST', `/api/pro/appointments/${appointmentId}/cancel`)

/** Sets the faults of the sandbox. */
export const setFaults = (app: TestApp, faults: object) => send(app, 'POST', '/dev/sandbox', faults)

export const askForIntent = ({ client, appointmentId }: Payable, headers?: Record<string, string>) =>
  client.call('POST', '/api/user/create-payment-intent', { appointmentId }, headers)

export const verify = (actor: Actor, intentId: string) =>
  actor.call('POST', '/api/user/verify-payment', { id: intentId })

export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!

/**
 * Asks for the intent of an appointment and confirms it with a card, as the page does; returns the provider's reply.
 */
export async function payByCard(app: TestApp, payable: Payable, number: string) {
  const { body } = await askForIntent(payable)
  const clientSecret: string = body.clientSecret
  const intentId = intentIdOf(clientSecret)
  const confirmed = await confirmCard(app, clientSecret, number)
  return { intentId, confirmed }
}

/** Confirms an intent with a card that was typed in, by the publishable key and the client secret. */
export const confirmCard = (app: TestApp, clientSecret: string, number: string, payer = 'Ciara Nolan') =>
  postForm(app, `/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
    key: SANDBOX_KEYS.publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][name]': payer,
  })

/** Sends a form to the sandbox as a browser does. */
export async function postForm(
  app: TestApp,
  path: string,
  fields: Record<string, string>,
): Promise<Omit<Reply, 'headers'>> {
  const response = await fetch(`${app.url}/sandbox/stripe${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: await response.json() }
}

/** Returns the appointment as its client sees it. */
export async function seenByClient({ client, appointmentId }: Payable) {
  const { body } = await client.call('GET', '/api/user/appointments')
  return body.appointments.find(({ _id }: { _id: string }) => _id === appointmentId)
}

const PATIENT = { timeout: 30_000, interval: 25 }

/** Waits until the client sees these values of its appointment. */
export const eventuallySees = (payable: Payable, expected: object) =>
  vi.waitFor(async () => expect(await seenByClient(payable)).toMatchObject(expected), PATIENT)

/** Waits for the same after making all jobs that wait for another attempt due. */
export const seesAfterRetry = (app: TestApp, payable: Payable, expected: object) =>
  vi.waitFor(async () => {
    await hurry(app)
    expect(await seenByClient(payable)).toMatchObject(expected)
  }, PATIENT)

/** Returns the notices of an appointment's client, newest first. */
export async function toldClient({ client }: Payable): Promise<string[]> {
  const { body } = await client.call('GET', '/api/notifications')
  return body.notifications.map(({ content }: { content: string }) => content)
}

/** Pays an appointment with a card that is saved by it, as the page does; returns the saved card. */
export async function saveCardByPaying(app: TestApp, payable: Payable, number: string) {
  const { client, appointmentId } = payable
  const wanted = { appointmentId, saveCard: true }
  const { body } = await client.call('POST', '/api/user/create-payment-intent', wanted)
  const { body: intent } = await confirmCard(app, body.clientSecret, number)
  if (intent.status === 'requires_action') await authenticate(app, intent)
  expect((await verify(client, intentIdOf(body.clientSecret))).status).toBe(200)
  return (await savedCardsOf(client))[0]
}

/** Completes the bank's question about an intent, as the cardholder does. */
export async function authenticate(
  app: TestApp,
  intent: { next_action: { use_stripe_sdk: { stripe_js: string } } },
) {
  const { pathname } = new URL(intent.next_action.use_stripe_sdk.stripe_js)
  await postForm(app, pathname.replace('/sandbox/stripe', ''), { outcome: 'complete' })
}

/** Returns the saved cards that a client sees. */
export const savedCardsOf = async (client: Actor) =>
  (await client.call('GET', '/api/user/payment-methods')).body.paymentMethods
