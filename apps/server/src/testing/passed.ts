import { HOUR_MS, WEEK_MS } from '@anseo/domain/duration'
import { lastPayday } from '@anseo/domain/payday'
import { eq } from 'drizzle-orm'
import { rangeOf } from '../platform/database/range.ts'
import { appointment } from '../modules/booking/tables/appointments.ts'
import { vendor } from '../modules/catalogue/tables/vendors.ts'
import type { Actor } from './actors.ts'
import { createPayable, CARDS, type Paid, payByCard, verify } from './payments.ts'
import type { TestApp } from './test-app.ts'

interface PassedOptions {
  card?: string
  account?: string | null
  vendor?: Actor
}

/**
 * Creates a paid appointment that ended an hour ago and waits for completion; its vendor has an account for payouts.
 * @param account the vendor's at the provider; one that begins with `acct_fail` is unknown there.
 */
export async function createPassed(
  app: TestApp,
  { card = CARDS.good, account = 'acct_test1234', vendor: known }: PassedOptions = {},
): Promise<Paid> {
  const payable = await createPayable(app, {}, known)
  const { intentId } = await payByCard(app, payable, card)
  await verify(payable.client, intentId)
  const { db } = app.runtime
  const end = new Date(Math.floor(app.clock.now().getTime() / HOUR_MS) * HOUR_MS - HOUR_MS)
  const startsAt = new Date(end.getTime() - 2 * HOUR_MS)
  await db
    .update(appointment)
    .set({ startsAt, endsAt: end, during: rangeOf(startsAt, end) as unknown as string })
    .where(eq(appointment.id, payable.appointmentId))
  await db.update(vendor).set({ payoutAccount: account }).where(eq(vendor.id, payable.vendor.id))
  return { ...payable, intentId }
}

/** Marks the appointment as complete for its client, so the vendor's fee of €90.00 becomes payable. */
export const markComplete = ({ client, appointmentId }: Paid) =>
  client.call('POST', '/api/user/mark-complete', { appointmentId })

/** Moves the clock on to a minute after the next payday. */
export function toNextPayday({ clock }: TestApp): void {
  clock.set(new Date(lastPayday(clock.now()).getTime() + WEEK_MS + 60_000))
}

/** Returns the earnings the vendor sees. */
export const earningsOf = async ({ vendor: actor }: Paid, query = '') =>
  (await actor.call('GET', `/api/pro/earnings${query}`)).body

/** Returns the amounts of the transfers to a vendor's account, by payout. */
export async function transfersTo(app: TestApp, account: string): Promise<number[]> {
  const { data } = await app.runtime.stripe.transfers.list({ destination: account, limit: 100 })
  return data.map(({ amount }) => amount)
}

/** Returns the balance of one of the vendor's accounts in the ledger, in cents that are owed. */
export async function booked(app: TestApp, { vendor: { id } }: Paid, name: string): Promise<number> {
  const { rows } = await app.runtime.pool.query<{ cents: number }>(
    'select -coalesce(sum(cents), 0)::int as cents from ledger_entry where vendor_id = $1 and account = $2',
    [id, name],
  )
  return rows[0]!.cents
}

/** Makes the bank decide the dispute of a payment by its evidence; returns the provider's id of the dispute. */
export async function decideDispute(
  { runtime: { stripe } }: TestApp,
  { intentId }: Paid,
  evidence: 'winning_evidence' | 'losing_evidence',
): Promise<string> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId })
  const { id } = data[0]!
  await stripe.disputes.update(id, { evidence: { uncategorized_text: evidence }, submit: true })
  return id
}
