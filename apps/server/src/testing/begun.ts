import { HOUR_MS } from '@anseo/domain/duration'
import { expect } from 'vitest'
import { checkBooks } from '../modules/money/ledger/check-books.ts'
import { lastCheck } from '../modules/money/ledger/check-store.ts'
import { booksBalance } from './books-balance.ts'
import { drained } from './drained.ts'
import { CARDS, confirmCard, createPaid, intentIdOf, type Paid, seenByClient, verify } from './payments.ts'
import type { TestApp } from './test-app.ts'

const PATH = '/api/pro/appointments'

/** The instant at which the clock of `app` starts in these tests. */
export const BEGUN_AT = new Date('2026-11-18T12:00:00Z')
/** Returns the instant `hours` after `BEGUN_AT`. */
export const hoursOn = (hours: number) => new Date(BEGUN_AT.getTime() + hours * HOUR_MS)

/**
 * Creates a paid appointment of two hours and €150.00 that began an hour ago: of it €60.00 is open, the deposit was
 * €90.00.
 */
export async function createBegun(app: TestApp): Promise<Paid> {
  app.clock.set(BEGUN_AT)
  const paid = await createPaid(app, {
    startsAt: hoursOn(1),
    fullPriceCents: 15_000,
    serviceName: 'Colour',
  })
  app.clock.set(hoursOn(2))
  return paid
}

/** Moves an appointment 31 days back. */
export const moveBack = (app: TestApp, { appointmentId }: Paid) =>
  app.runtime.pool.query(
    `update appointment set starts_at = starts_at - interval '31 days', ends_at = ends_at - interval '31 days',
      during = tstzrange(starts_at - interval '31 days', ends_at - interval '31 days') where id = $1`,
    [appointmentId],
  )

/** Records a payment as its vendor. */
export const record = ({ vendor, appointmentId }: Paid, amount: number, way = 'cash', headers = {}) =>
  vendor.call('POST', `${PATH}/${appointmentId}/balance`, { amount, way }, headers)

/** Withdraws a record. */
export const undo = ({ vendor, appointmentId }: Paid, recordId: string) =>
  vendor.call('DELETE', `${PATH}/${appointmentId}/balance/${recordId}`)

/** Asks for the balance by card. */
export const ask = ({ vendor, appointmentId }: Paid) =>
  vendor.call('POST', `${PATH}/${appointmentId}/balance-request`, {})

/** Withdraws the request for the balance. */
export const withdraw = ({ vendor, appointmentId }: Paid) =>
  vendor.call('DELETE', `${PATH}/${appointmentId}/balance-request`)

/** Asks for the intent of a balance or tip as the client. */
export const askForLater = ({ client, appointmentId }: Paid, kind = 'balance', amount?: number) =>
  client.call('POST', '/api/user/create-payment-intent', { appointmentId, kind, amount })

/** Pays a balance or tip by card; returns the reply of the verification. */
export async function payLater(app: TestApp, of: Paid, kind = 'balance', amount?: number) {
  const { status, body } = await askForLater(of, kind, amount)
  expect(status, JSON.stringify(body)).toBe(200)
  await confirmCard(app, body.clientSecret, CARDS.good)
  return verify(of.client, intentIdOf(body.clientSecret))
}

/** Returns the appointment as its vendor sees it. */
export const seenByVendor = async ({ vendor, appointmentId }: Paid) =>
  (await vendor.call('GET', `${PATH}/${appointmentId}`)).body.appointment

/** Returns the payments as both sides see them, after asserting that they are the same and add up. */
export async function paymentsOf(of: Paid) {
  const [theirs, ours] = [(await seenByClient(of)).payments, (await seenByVendor(of)).payments]
  expect(theirs).toEqual(ours)
  expect(theirs.paid + theirs.open).toBeCloseTo(theirs.total, 5)
  return ours
}

/** Returns the sentences of an appointment's history, oldest first. */
export const historyOf = async ({ vendor, appointmentId }: Paid): Promise<string[]> =>
  (await vendor.call('GET', `${PATH}/${appointmentId}/history`)).body.history.map(
    ({ text }: { text: string }) => text,
  )

/** Waits for all jobs; then the books must balance and agree with everything. */
export async function settledBooks(app: TestApp): Promise<void> {
  await drained(app)
  await booksBalance(app)
  await checkBooks(app.runtime)
  expect(await lastCheck(app.runtime.db)).toMatchObject({ findings: [] })
}
