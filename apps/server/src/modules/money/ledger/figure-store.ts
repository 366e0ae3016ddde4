import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { countRows, ONE } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { ledgerMovement } from '../tables/ledger.ts'
import { dispute, payment, refund } from '../tables/payments.ts'
import { earning, payout } from '../tables/payouts.ts'
import { type Stretch, sumByAccount } from './day-sum-store.ts'

const within = (column: PgColumn, { from, to }: Stretch) =>
  and(from && gte(column, from), to && lt(column, to))

/** The number of rows and their sum in cents. */
async function figure(db: Queryable, table: PgTable, cents: PgColumn | SQL, where: SQL | undefined) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${cents}), 0)`.mapWith(Number),
    })
    .from(table)
    .where(where)
  return row!
}

/** What moved within a stretch, and what is held and owed now, each as cents and a count. */
export async function readFigures(db: Queryable, stretch: Stretch) {
  const received = sql`coalesce(${payment.receivedCents}, ${payment.amountCents})`
  const isHeld = and(
    isNotNull(appointment.paidAt),
    isNull(appointment.completedAt),
    isNull(appointment.cancelledAt),
  )
  const [charged, refunded, held, owed, accounts] = await Promise.all([
    figure(db, payment, received, and(isNotNull(payment.succeededAt), within(payment.succeededAt, stretch))),
    figure(
      db,
      refund,
      refund.amountCents,
      and(eq(refund.status, 'refunded'), within(refund.settledAt, stretch)),
    ),
    figure(db, appointment, appointment.vendorFeeCents, isHeld),
    figure(db, earning, earning.amountCents, isNull(earning.payoutId)),
    sumByAccount(db, stretch),
  ])
  const takeCents = accounts
    .filter(({ account }) => account === 'platform-fees' || account === 'handling-fees')
    .reduce((sum, { cents }) => sum - cents, 0)
  return { charged, refunded, held, owed, takeCents }
}

const countWithin = (db: Queryable, table: PgTable, column: PgColumn, stretch: Stretch) =>
  countRows(db, db.select(ONE).from(table).where(within(column, stretch)))

/** How many of each list began within a stretch, as far as the lists page. */
export async function countLists(db: Queryable, stretch: Stretch) {
  const [payments, refunds, disputes, payouts, ledger] = await Promise.all([
    countWithin(db, payment, payment.createdAt, stretch),
    countWithin(db, refund, refund.createdAt, stretch),
    countWithin(db, dispute, dispute.openedAt, stretch),
    countWithin(db, payout, payout.createdAt, stretch),
    countWithin(db, ledgerMovement, ledgerMovement.happenedAt, stretch),
  ])
  return { payments, refunds, disputes, payouts, ledger }
}
