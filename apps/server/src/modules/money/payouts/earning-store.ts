import type { EarningOnWire } from '@anseo/contract/payouts'
import { and, count, desc, eq, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { clientName, isClientAccount } from '../../booking/public.ts'
import { contact } from '../../booking/tables/contacts.ts'
import { cardCostOfAppointment, cardCostOfLater } from './card-cost-store.ts'
import { borneByVendor } from '../refunds/borne-by-vendor.ts'
import { dispute, payment, refund } from '../tables/payments.ts'
import { earning, payout } from '../tables/payouts.ts'

type EarningState = EarningOnWire['state']

/** Inserts an earning; returns false if the appointment has that earning already. */
export async function insertEarning(db: Transaction, values: typeof earning.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(earning).values(values).onConflictDoNothing().returning({ id: earning.id })
  return inserted.length > 0
}

/** True if the appointment's payment has an open dispute (M7). */
const isDisputed: SQL<boolean> = sql<boolean>`exists (select 1 from ${dispute}
  join ${payment} on ${payment.id} = ${dispute.paymentId}
  where ${payment.appointmentId} = ${appointment.id} and ${dispute.status} = 'open')`

/** An open problem report on an appointment, or an open dispute of its payment (L3, M7). */
export const isFrozen: SQL<boolean> = sql<boolean>`(
  ${and(isNotNull(appointment.reportedAt), isNull(appointment.reportSettledAt))} or ${isDisputed})`

/** The sum paid by card on the day, in cents; held until the appointment ends (B12). */
export const laterCents = sql<number>`(select coalesce(sum(${payment.amountCents}), 0)::int from ${payment}
  where ${payment.appointmentId} = ${appointment.id} and ${payment.kind} <> 'deposit'
  and ${payment.succeededAt} is not null and ${payment.returnedAt} is null)`

/** The condition that money is held for an appointment: it was paid through us, and is neither complete nor cancelled. */
export const isHeld = and(
  or(gt(appointment.vendorFeeCents, 0), sql`${laterCents} > 0`),
  isNotNull(appointment.paidAt),
  isNull(appointment.completedAt),
  isNull(appointment.cancelledAt),
)

/** The state of an earning; a frozen one is not paid out, unless its payout was already in progress (M7). */
const earningState = sql<EarningState>`case
  when ${payout.status} = 'paid' then 'paid out'
  when ${isFrozen} then 'frozen'
  when ${earning.id} is not null then 'owed'
  else 'held' end`

const earningKind = sql<EarningOnWire['kind']>`coalesce(${earning.kind}, 'fee')`

const placeOfKind = (kind: SQL) => sql`case ${kind} when 'balance' then 1 when 'tip' then 2 else 3 end`

/**
 * The place of an earning among those of its appointment: the fee, balances, tips, then the disputes and refunds that are
 * charged once their payment was earned, each in the order of time.
 */
const earningRank = sql<number>`case when ${earning.id} is null or ${earning.kind} = 'fee' then 0
  else 1 + (select count(*)::int from ${earning} as other
    where other.appointment_id = ${earning.appointmentId} and other.kind <> 'fee'
    and (${placeOfKind(sql`other.kind`)}, other.owed_at, other.id)
      < (${placeOfKind(sql`${earning.kind}`)}, ${earning.owedAt}, ${earning.id})) end`

const heldCents = sql<number>`(${appointment.vendorFeeCents} + ${laterCents}
  - ${borneByVendor(sql`${refund.appointmentId} = ${appointment.id}`)}
  - case when ${appointment.clientId} is null then ${cardCostOfAppointment(sql`${appointment.id}`)} else 0 end
  - ${cardCostOfLater(sql`${appointment.id}`)})`
const earningCents = sql<number>`coalesce(${earning.amountCents}, ${heldCents})`

interface Period {
  from?: Date | undefined
  to?: Date | undefined
}

/** Matches the appointments that earned a vendor something or may still, by their time. */
const isEarning = (vendorId: string, { from, to }: Period) =>
  and(
    eq(appointment.vendorId, vendorId),
    or(isHeld, isNotNull(earning.id)),
    from && gte(appointment.startsAt, from),
    to && lte(appointment.startsAt, to),
  )

/** The position and size of a page of earnings. */
export interface EarningsPage {
  limit: number | undefined
  state: EarningState | undefined
  after: { startsAtMs: number; id: string; rank: number } | undefined
}

/** Finds appointments of a vendor that earned it something or may still, with each earning; newest first. */
export const findEarnings = (db: Queryable, vendorId: string, period: Period, page?: EarningsPage) => {
  const found = db
    .select({
      appointmentId: appointment.id,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      vendorFeeCents: appointment.vendorFeeCents,
      clientName,
      serviceName: appointment.serviceName,
      kind: earningKind,
      rank: earningRank,
      cents: earningCents,
      state: earningState,
      disputed: isDisputed,
      owedAt: earning.owedAt,
      payoutSettledAt: payout.settledAt,
    })
    .from(appointment)
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .leftJoin(account, isClientAccount)
    .leftJoin(earning, eq(earning.appointmentId, appointment.id))
    .leftJoin(payout, eq(payout.id, earning.payoutId))
    .where(
      and(
        isEarning(vendorId, period),
        page?.state && sql`${earningState} = ${page.state}`,
        page?.after &&
          sql`(${appointment.startsAt}, ${appointment.id}, ${earningRank})
            < (${new Date(page.after.startsAtMs).toISOString()}::timestamptz, ${page.after.id}::uuid, ${page.after.rank})`,
      ),
    )
    .orderBy(desc(appointment.startsAt), desc(appointment.id), desc(earningRank))
  return page?.limit === undefined ? found : found.limit(page.limit)
}

/** Sums a vendor's earnings by state, in cents. */
export const sumEarnings = (db: Queryable, vendorId: string, period: Period) =>
  db
    .select({ state: earningState, cents: sql<number>`sum(${earningCents})::int`, count: count() })
    .from(appointment)
    .leftJoin(earning, eq(earning.appointmentId, appointment.id))
    .leftJoin(payout, eq(payout.id, earning.payoutId))
    .where(isEarning(vendorId, period))
    .groupBy(earningState)

export type EarningRow = Awaited<ReturnType<typeof findEarnings>>[number]
