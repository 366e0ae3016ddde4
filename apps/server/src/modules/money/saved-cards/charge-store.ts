import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { automaticCharge, type AutomaticChargeOutcome } from '../tables/saved-cards.ts'

type AutomaticChargeRow = typeof automaticCharge.$inferSelect

/** Finds the charge without its client of an appointment. */
export async function findCharge(db: Queryable, appointmentId: string): Promise<AutomaticChargeRow | null> {
  const [row] = await db
    .select()
    .from(automaticCharge)
    .where(eq(automaticCharge.appointmentId, appointmentId))
  return row ?? null
}

/** Records that a payment is charged to a card without its client; one that was begun and not ended goes on. */
export async function startCharge(
  db: Transaction,
  values: Pick<AutomaticChargeRow, 'appointmentId' | 'paymentId' | 'card' | 'startedAt'>,
): Promise<void> {
  const { paymentId, card } = values
  await db
    .insert(automaticCharge)
    .values(values)
    .onConflictDoUpdate({
      target: automaticCharge.appointmentId,
      set: { paymentId, card },
      setWhere: isNull(automaticCharge.outcome),
    })
}

/** Records how the charge of a payment without its client ended, and returns it; null if there is none or it has ended. */
export async function settleCharge(
  { db, now }: { db: Transaction; now: Date },
  paymentId: string,
  outcome: AutomaticChargeOutcome,
): Promise<AutomaticChargeRow | null> {
  const [row] = await db
    .update(automaticCharge)
    .set({ outcome, settledAt: now })
    .where(and(eq(automaticCharge.paymentId, paymentId), isNull(automaticCharge.outcome)))
    .returning()
  return row ?? null
}
