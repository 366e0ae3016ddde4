import { FOUND_OF_EACH_KIND } from '@anseo/domain/limits'
import type { SearchTerms } from '@anseo/domain/search-terms'
import { and, sql } from 'drizzle-orm'
import type { FOUND_MONEY } from '@anseo/contract/admin-search'
import { hasContactNamed } from '../../../modules/booking/public.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isOfOperator } from '../appointments/operator-detail-store.ts'

/**
 * Returns the id of the appointment with this id, or the ids of the latest appointments of some people and of those whose
 * client is so named by the vendor that entered them, the latest first.
 */
export async function findMatchingAppointments(
  db: Queryable,
  { id, text }: SearchTerms,
  people: readonly string[],
): Promise<string[]> {
  const ofContacts =
    text &&
    sql`union (
      select id, starts_at from appointment where ${and(hasContactNamed(text), isOfOperator)}
      order by starts_at desc limit ${FOUND_OF_EACH_KIND})`
  // One subquery for each person and side, so that the index by time is read no further than needed.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, starts_at from appointment where ${and(sql`id = ${id ?? null}::uuid`, isOfOperator)}
      union
      select theirs.id, theirs.starts_at
      from unnest(${sql.param(people)}::uuid[]) as person (id)
      cross join lateral (
        (select id, starts_at from appointment where client_id = person.id
          order by starts_at desc limit ${FOUND_OF_EACH_KIND})
        union all
        (select id, starts_at from appointment where vendor_id = person.id and client_id is not null
          order by starts_at desc limit ${FOUND_OF_EACH_KIND})
      ) as theirs
      ${ofContacts || sql``}
    ) as found
    order by starts_at desc, id
    limit ${FOUND_OF_EACH_KIND}`)
  return rows.map((row) => row.id)
}

export type MatchingMoney = {
  id: string
  kind: (typeof FOUND_MONEY)[number]
  provider_id: string | null
  vendor_id: string | null
  actionable: boolean
  cents: number
  at: Date
  who: string | null
}

/** Finds payments, refunds, disputes and payouts by an id of ours or the provider's, or the payments of appointments. */
export async function findMatchingMoney(
  db: Queryable,
  { id = null, providerId = null }: { id?: string | null; providerId?: string | null },
  appointmentIds: readonly string[],
): Promise<MatchingMoney[]> {
  const theirs = sql.param(appointmentIds)
  const { rows } = await db.execute<Omit<MatchingMoney, 'at'> & { at: string }>(sql`
    with found as (
      select 'payment' as kind, id, intent_id as provider_id, amount_cents as cents, created_at as at, appointment_id,
        null::uuid as vendor_id, succeeded_at is not null as actionable
      from payment
      where id = ${id}::uuid or intent_id = ${providerId}::text or charge_id = ${providerId}::text
        or appointment_id = any(${theirs}::uuid[])
      union all
      select 'refund', id, provider_refund_id, amount_cents, created_at, appointment_id, null, false
      from refund where id = ${id}::uuid or provider_refund_id = ${providerId}::text
      union all
      select 'dispute', dispute.id, provider_dispute_id, dispute.amount_cents, opened_at, appointment_id, null,
        status = 'open' and accepted_at is null
          and not exists (select 1 from dispute_evidence as evidence where evidence.dispute_id = dispute.id and sent_at is not null)
      from dispute join payment on payment.id = payment_id
      where dispute.id = ${id}::uuid or provider_dispute_id = ${providerId}::text
      union all
      select 'payout', id, provider_transfer_id, amount_cents, created_at, null, vendor_id,
        not exists (select 1 from payout_hold as hold where hold.vendor_id = payout.vendor_id and released_at is null)
      from payout where id = ${id}::uuid or provider_transfer_id = ${providerId}::text)
    select found.kind, found.id, found.provider_id, found.vendor_id, found.actionable, found.cents, found.at::text as at,
      coalesce(account.name, contact.name) as who
    from found
    left join appointment on appointment.id = found.appointment_id
    left join account on account.id = coalesce(appointment.client_id, found.vendor_id)
    left join contact on contact.id = appointment.contact_id
    order by found.at desc, found.id
    limit ${FOUND_OF_EACH_KIND}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export type MatchingReceipt = {
  number: number
  payment_id: string | null
  refund_id: string | null
  cents: number
  at: Date
  who: string | null
}

/** Finds receipts by their number, or those of payments and refunds. */
export async function findMatchingReceipts(
  db: Queryable,
  { receiptNumber = null }: { receiptNumber?: number | null },
  moneyIds: readonly string[],
): Promise<MatchingReceipt[]> {
  const ids = sql.param(moneyIds)
  const { rows } = await db.execute<Omit<MatchingReceipt, 'at'> & { at: string }>(sql`
    select receipt.number, receipt.payment_id, receipt.refund_id, receipt.issued_at::text as at,
      coalesce(refund.amount_cents, payment.received_cents, payment.amount_cents) as cents,
      coalesce(account.name, contact.name) as who
    from receipt
    left join payment on payment.id = receipt.payment_id
    left join refund on refund.id = receipt.refund_id
    left join appointment on appointment.id = coalesce(payment.appointment_id, refund.appointment_id)
    left join account on account.id = appointment.client_id
    left join contact on contact.id = appointment.contact_id
    where receipt.number = ${receiptNumber}::int or receipt.payment_id = any(${ids}::uuid[])
      or receipt.refund_id = any(${ids}::uuid[])
    order by receipt.number desc
    limit ${FOUND_OF_EACH_KIND}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
