import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin, type Period } from '../../../platform/database/is-within.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { payment, refund } from '../tables/payments.ts'
import { isHeld, laterCents } from '../payouts/earning-store.ts'
import { borneByVendor } from '../refunds/borne-by-vendor.ts'
import { earning, payout } from '../tables/payouts.ts'
import { sumByAccount } from '../ledger/day-sum-store.ts'

/** Selects the number of rows and their sum in cents. */
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

/** Reads the movements within a period, and the sums held and owed now, each as cents and a count. */
export async function readFigures(db: Queryable, period: Period) {
  const received = sql`coalesce(${payment.receivedCents}, ${payment.amountCents})`
  const [charged, refunded, held, waiting, onItsWay, accounts] = await Promise.all([
    figure(db, payment, received, and(isNotNull(payment.succeededAt), isWithin(payment.succeededAt, period))),
    figure(
      db,
      refund,
      refund.amountCents,
      and(eq(refund.status, 'refunded'), isWithin(refund.settledAt, period)),
    ),
    figure(
      db,
      appointment,
      sql`${appointment.vendorFeeCents} + ${laterCents} - ${borneByVendor(sql`${refund.appointmentId} = ${appointment.id}`)}`,
      isHeld,
    ),
    figure(db, earning, earning.amountCents, isNull(earning.payoutId)),
    figure(
      db,
      earning,
      earning.amountCents,
      sql`${earning.payoutId} = any(array(select ${payout.id} from ${payout} where ${payout.status} = 'pending'))`,
    ),
    sumByAccount(db, period),
  ])
  const platformFees = accounts.find(({ account }) => account === 'platform-fees')
  const owed = { cents: waiting.cents + onItsWay.cents, count: waiting.count + onItsWay.count }
  return { charged, refunded, held, owed, takeCents: -(platformFees?.cents ?? 0) }
}
