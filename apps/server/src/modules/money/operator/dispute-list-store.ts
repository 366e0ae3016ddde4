import type { MoneyOrder } from '@anseo/contract/admin-lists'
import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import { and, eq } from 'drizzle-orm'
import { centsOf, countRows, ONE, type Place, sumRows } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { follows, inOrder } from '../../../platform/database/list-order.ts'
import { dispute, disputeEvidence, payment } from '../tables/payments.ts'
import { EARNINGS_OF_DISPUTED } from '../payments/read-disputes.ts'
import { DISPUTE_LOSS } from '../payouts/dispute-loss.ts'
import { PARTY_COLUMNS, clientAccount, vendorAccount } from '../../booking/public.ts'
import { type Found, isSelected, mentions, type MoneyFilter, moneyOrders } from './money-filter.ts'

const disputeRows = (db: Queryable) =>
  db
    .select({
      dispute,
      evidenceSentAt: disputeEvidence.sentAt,
      lost: DISPUTE_LOSS,
      earnings: EARNINGS_OF_DISPUTED,
      returnedAt: payment.returnedAt,
      completedAt: appointment.completedAt,
      cancelledAt: appointment.cancelledAt,
      ...PARTY_COLUMNS,
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, dispute.id))
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
export type DisputeWithParties = Awaited<ReturnType<typeof disputeRows>>[number]

const ORDERS = moneyOrders(dispute.openedAt, dispute.amountCents)

const matches = (filter: MoneyFilter<DisputeStatus>) =>
  and(
    isSelected(dispute.id, filter),
    mentions(filter.search, dispute.id, payment.appointmentId, [
      dispute.providerDisputeId,
      payment.intentId,
      payment.chargeId,
    ]),
    filter.status && eq(dispute.status, filter.status),
    isWithin(dispute.openedAt, filter),
  )

/** Counts the disputes, as far as the list pages. */
export const countDisputes = (db: Queryable, filter: MoneyFilter<never>): Promise<number> =>
  countRows(
    db,
    db.select(ONE).from(dispute).innerJoin(payment, eq(payment.id, dispute.paymentId)).where(matches(filter)),
  )

/** Finds some of the disputes, in an order. */
export function findDisputeRows(
  db: Queryable,
  filter: MoneyFilter<DisputeStatus> & { order: MoneyOrder },
  { limit, offset, after }: Place,
): Promise<DisputeWithParties[]> {
  const order = ORDERS[filter.order]
  return disputeRows(db)
    .where(and(matches(filter), follows(order, dispute.id, after)))
    .orderBy(...inOrder(order, dispute.id))
    .limit(limit)
    .offset(offset)
}

/** Finds a page of disputes, with the number and the sum of all that was found. */
export async function findDisputePage(
  db: Queryable,
  filter: MoneyFilter<DisputeStatus> & { order: MoneyOrder },
  place: Place,
): Promise<Found<DisputeWithParties>> {
  const all = db
    .select(centsOf(dispute.amountCents))
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(matches(filter))
  const [rows, counted] = await Promise.all([findDisputeRows(db, filter, place), sumRows(db, all)])
  return { rows, ...counted }
}

/** Finds one dispute, or those of a payment, oldest first. */
export const findDisputesBy = (db: Queryable, by: { id: string } | { paymentId: string }) =>
  disputeRows(db)
    .where('id' in by ? eq(dispute.id, by.id) : eq(dispute.paymentId, by.paymentId))
    .orderBy(dispute.openedAt)
