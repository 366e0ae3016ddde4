import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { borneByVendor } from '../refunds/borne-by-vendor.ts'
import { dispute, payment, refund } from '../tables/payments.ts'
import { cardCostOfLater } from './card-cost-store.ts'

/** Finds the balance and the tip that were paid by card for an appointment, less what its vendor refunded (B12, D2). */
export const findLaterPayments = (db: Queryable, appointmentId: string) =>
  db
    .select({
      paymentId: payment.id,
      kind: payment.kind,
      amountCents: sql<number>`${payment.amountCents} - ${borneByVendor(sql`${refund.paymentId} = ${payment.id}`)}`,
    })
    .from(payment)
    .where(
      and(
        eq(payment.appointmentId, appointmentId),
        ne(payment.kind, 'deposit'),
        isNotNull(payment.succeededAt),
        isNull(payment.returnedAt),
      ),
    )

/** The balance and the tip that were paid by card for an appointment, in cents (B12). */
export interface LaterPayments {
  /** Paid as a tip; null where there was none. */
  tippedCents: number | null
  /** The sum of each that is sent back if others than the client cancel: less what an operator refunded and the bank returned (A9, D2). */
  balanceCents: number
  tipCents: number
  /** The vendor's share of both, before the cost of the cards. */
  vendorHasCents: number
  cardCostCents: number
}

/** Stands for the appointments of which nothing was paid by card on the day. */
export const NO_LATER_PAYMENTS: LaterPayments = {
  tippedCents: null,
  balanceCents: 0,
  tipCents: 0,
  vendorHasCents: 0,
  cardCostCents: 0,
}

/** Finds it for each given appointment of which anything was paid by card on the day, by appointment. */
export async function laterPaymentsOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<Map<string, LaterPayments>> {
  if (appointmentIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string } & Pick<LaterPayments, keyof LaterPayments>>(sql`
    select ${appointment.id} as id, "tippedCents", "balanceCents", "tipCents", "vendorHasCents",
      ${cardCostOfLater(sql`${appointment.id}`)} as "cardCostCents"
    from ${appointment} cross join lateral (
      select sum(paid) filter (where kind = 'tip')::int as "tippedCents",
        coalesce(sum(greatest(0, paid - returned)) filter (where kind = 'balance'), 0)::int as "balanceCents",
        coalesce(sum(greatest(0, paid - returned)) filter (where kind = 'tip'), 0)::int as "tipCents",
        coalesce(sum(earned), 0)::int as "vendorHasCents", count(*) as payments
      from (
        select ${payment.kind} as kind, coalesce(${payment.receivedCents}, ${payment.amountCents}) as paid,
          ${payment.amountCents} - ${borneByVendor(sql`${refund.paymentId} = ${payment.id}`)} as earned,
          (select coalesce(sum(${refund.amountCents}), 0) from ${refund}
            where ${refund.paymentId} = ${payment.id} and ${refund.bearer} is not null)
          + (select coalesce(sum(${dispute.amountCents}), 0) from ${dispute}
            where ${dispute.paymentId} = ${payment.id} and ${dispute.status} = 'lost') as returned
        from ${payment}
        where ${payment.appointmentId} = ${appointment.id} and ${payment.kind} <> 'deposit'
          and ${payment.succeededAt} is not null and ${payment.returnedAt} is null
      ) as each
    ) as sums
    where ${appointment.id} = any(${sql.param([...appointmentIds])}::uuid[]) and sums.payments > 0`)
  return new Map(rows.map(({ id, ...later }) => [id, later]))
}

/** Returns what is sent back of balance and tip if others than the client cancel an appointment, in cents (A9). */
export async function laterCentsOf(db: Queryable, appointmentId: string): Promise<number> {
  const later = (await laterPaymentsOf(db, [appointmentId])).get(appointmentId) ?? NO_LATER_PAYMENTS
  return later.balanceCents + later.tipCents
}
