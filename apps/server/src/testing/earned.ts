import { HOUR_MS } from '@anseo/domain/duration'
import { randomUUID } from 'node:crypto'
import { charged, disputeCharged, earned } from '@anseo/domain/ledger'
import { bookMovements } from '../modules/money/ledger/book-movement.ts'
import { insertEarning } from '../modules/money/payouts/earning-store.ts'
import { recordedPayment } from '../modules/money/tables/payment-requests.ts'
import { openRequest } from '../modules/money/tax-requests/request-store.ts'
import type { Actor } from './actors.ts'
import { insertAppointmentRow } from './appointment-row.ts'
import type { TestApp } from './test-app.ts'

/** A vendor's appointment that was paid through us and completed at an instant. */
export interface EarnedAppointment {
  vendor: Actor
  appointmentId: string
}

interface EarningAmounts {
  at: Date
  feeCents?: number
  platformFeeCents?: number
  /** The payment provider's fee that is deducted from the earning, in cents. */
  costCents?: number
}

/** Inserts an earning with its appointment and ledger entries, without any use case and without moving the clock. */
export async function createEarned(
  app: TestApp,
  { vendor, client }: { vendor: Actor; client: Actor },
  { at, feeCents = 9000, platformFeeCents = 900, costCents = 0 }: EarningAmounts,
): Promise<EarnedAppointment> {
  const price = { vendorFeeCents: feeCents, platformFeeCents, handlingFeeCents: 0 }
  const startsAt = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS - 3 * HOUR_MS)
  const before = new Date(startsAt.getTime() - 24 * HOUR_MS)
  const appointmentId = await insertAppointmentRow(
    app,
    { client, vendor },
    {
      ...price,
      totalCents: feeCents + platformFeeCents,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
      bookedAt: before,
      requestedAt: before,
      confirmedAt: before,
      paidAt: before,
      clientMarkedAt: at,
      completedAt: at,
    },
  )
  await app.runtime.transaction(async (unit) => {
    const then = { ...unit, now: at }
    const owed = { vendorId: vendor.id, appointmentId, kind: 'fee' as const }
    await insertEarning(unit.db, { ...owed, amountCents: feeCents - costCents, owedAt: at })
    await openRequest(unit.db, vendor.id, at)
    await bookMovements(
      then,
      [
        charged(randomUUID(), 'ch_test', vendor.id, price),
        earned(appointmentId, vendor.id, feeCents, costCents),
      ],
      appointmentId,
    )
  })
  return { vendor, appointmentId }
}

/** Charges a lost dispute of an earning to the vendor at an instant. */
export const chargeBack = (
  app: TestApp,
  { vendor, appointmentId }: EarnedAppointment,
  { at, cents }: { at: Date; cents: number },
): Promise<void> =>
  app.runtime.transaction(async (unit) => {
    const about = { vendorId: vendor.id, appointmentId, kind: 'charged-dispute' as const }
    const isNew = await insertEarning(unit.db, { ...about, amountCents: -cents, owedAt: at })
    if (!isNew) throw new Error('A dispute was already charged to this earning')
    await bookMovements({ ...unit, now: at }, [disputeCharged(randomUUID(), vendor.id, cents)], appointmentId)
  })

/** Records that the client paid in cash at an instant. */
export async function recordCash(
  app: TestApp,
  { appointmentId }: EarnedAppointment,
  { at, cents }: { at: Date; cents: number },
): Promise<void> {
  await app.runtime.db
    .insert(recordedPayment)
    .values({ appointmentId, way: 'cash', amountCents: cents, recordedAt: at })
}

/** Returns the total credited to all vendors in a period, in cents: by the ledger, and by payments that they recorded. */
export async function creditedByBooks({ runtime }: TestApp, from: Date, to: Date): Promise<number> {
  const { rows } = await runtime.pool.query<{ cents: number }>(
    `select (
      (select coalesce(-sum(e.cents), 0) from ledger_entry e join ledger_movement m on m.id = e.movement_id
        where e.account = 'vendor-owed' and m.kind <> 'payout' and m.happened_at >= $1 and m.happened_at < $2)
      + (select coalesce(sum(amount_cents), 0) from recorded_payment
        where undone_at is null and recorded_at >= $1 and recorded_at < $2))::int as cents`,
    [from, to],
  )
  return rows[0]!.cents
}
