import { sql } from 'drizzle-orm'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'
import { dispute, payment, refund } from '../tables/payments.ts'
import { earning } from '../tables/payouts.ts'

/** The columns that decide how much of the disputes of a payment its vendor can be charged (`chargeableLoss`); all in cents. */
export const DISPUTE_LOSS = {
  lostCents: sql<number>`(select coalesce(sum(each.amount_cents), 0)::int from ${dispute} as each
    where each.payment_id = ${payment.id} and each.status = 'lost')`,
  /** The part of refunds due anyway that was not sent, because the bank had already returned it. */
  unsentCents: sql<number>`(select coalesce(sum(${ledgerEntry.cents}), 0)::int from ${refund}
    join ${ledgerMovement} on ${ledgerMovement.appointmentId} = ${refund.appointmentId}
      and ${ledgerMovement.kind} = 'refund-void' and split_part(${ledgerMovement.source}, '/', 1) = ${refund.id}::text
    join ${ledgerEntry} on ${ledgerEntry.movementId} = ${ledgerMovement.id} and ${ledgerEntry.account} = 'refunds-due'
    where ${refund.paymentId} = ${payment.id})`,
  chargedCents: sql<number>`(select coalesce(-sum(${earning.amountCents}), 0)::int from ${earning}
    where ${earning.appointmentId} = ${payment.appointmentId} and ${earning.kind} = 'charged-dispute'
    and (${earning.paymentId} = ${payment.id} or ${earning.paymentId} is null and ${payment.kind} = 'deposit'))`,
}
