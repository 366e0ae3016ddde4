import { and, desc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../infrastructure/database/database.ts'
import { account } from '../../infrastructure/database/schema/accounts.ts'
import { appointment } from '../../infrastructure/database/schema/appointments.ts'
import { dispute, payment } from '../../infrastructure/database/schema/payments.ts'
import { earning, payout } from '../../infrastructure/database/schema/payouts.ts'

/** Inserts an earning; false when the appointment has one of its kind. */
export async function insertEarning(db: Transaction, values: typeof earning.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(earning).values(values).onConflictDoNothing().returning({ id: earning.id })
  return inserted.length > 0
}

/** What is left to be settled of an appointment: a problem report, or a dispute of its payment (L3, M7). */
export const isFrozen: SQL<boolean> = sql<boolean>`(
  ${and(isNotNull(appointment.reportedAt), isNull(appointment.reportSettledAt))}
  or exists (select 1 from ${dispute} join ${payment} on ${payment.id} = ${dispute.paymentId}
    where ${payment.appointmentId} = ${appointment.id} and ${dispute.status} = 'open'))`

/** Paid, and neither complete nor cancelled: its fee is held. */
const isHeld = and(
  isNotNull(appointment.paidAt),
  isNull(appointment.completedAt),
  isNull(appointment.cancelledAt),
)

/** Appointments of a vendor that earned it something or may still, with each earning; newest first. */
export const findEarnings = (
  db: Queryable,
  vendorId: string,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
) =>
  db
    .select({
      appointmentId: appointment.id,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      vendorFeeCents: appointment.vendorFeeCents,
      clientName: account.name,
      frozen: isFrozen,
      earning,
      payoutStatus: payout.status,
      payoutSettledAt: payout.settledAt,
    })
    .from(appointment)
    .innerJoin(account, eq(account.id, appointment.clientId))
    .leftJoin(earning, eq(earning.appointmentId, appointment.id))
    .leftJoin(payout, eq(payout.id, earning.payoutId))
    .where(
      and(
        eq(appointment.vendorId, vendorId),
        or(isHeld, isNotNull(earning.id)),
        from && gte(appointment.startsAt, from),
        to && lte(appointment.startsAt, to),
      ),
    )
    .orderBy(desc(appointment.startsAt), desc(appointment.id), desc(earning.owedAt))

export type EarningRow = Awaited<ReturnType<typeof findEarnings>>[number]
