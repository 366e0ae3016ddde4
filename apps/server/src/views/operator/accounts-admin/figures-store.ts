import { and, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, client, session } from '../../../modules/identity/tables/accounts.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { payment, refund } from '../../../modules/money/tables/payments.ts'
import { earning, payout } from '../../../modules/money/tables/payouts.ts'
import { review } from '../../../modules/trust/tables/reviews.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'

export type Side = 'client' | 'vendor'

const SIDES = { client: appointment.clientId, vendor: appointment.vendorId }

/** Finds an account with everything the operator sees of it; null if there is none on that side. */
export async function findPerson(db: Queryable, id: string, side: Side) {
  const [found] = await db
    .select({ account, profile: client, trade: vendor })
    .from(account)
    .leftJoin(client, eq(client.id, account.id))
    .leftJoin(vendor, eq(vendor.id, account.id))
    .where(and(eq(account.id, id), eq(account.role, side)))
  return found ?? null
}

/** Finds the side of appointments an account is on; null for an admin or an unknown account. */
export async function findSide(db: Queryable, id: string): Promise<Side | null> {
  const [row] = await db.select({ role: account.role }).from(account).where(eq(account.id, id))
  return row && row.role !== 'admin' ? row.role : null
}

const numberOf = (of: SQL) => sql<number>`count(*) filter (where ${of})::int`

/** Finds an account's figures; money in cents. */
export async function findFigures(db: Queryable, id: string, side: Side) {
  // Vendors' own bookings are theirs alone (B7).
  const isTheirs = and(eq(SIDES[side], id), isNotNull(appointment.clientId))
  const ofTheirs = db.select({ id: appointment.id }).from(appointment).where(isTheirs)
  const [[bookings], [paid], [back], reviews, sessions] = await Promise.all([
    db
      .select({
        bookings: count(),
        completed: count(appointment.completedAt),
        cancelledByThem: numberOf(sql`${appointment.cancelledBy} = ${side}`),
        cancelledByOthers: numberOf(sql`${appointment.cancelledBy} <> ${side}`),
        noShows: count(appointment.noShowAt),
        reports: count(appointment.reportedAt),
        openReports: numberOf(
          sql`${appointment.reportedAt} is not null and ${appointment.reportSettledAt} is null`,
        ),
      })
      .from(appointment)
      .where(isTheirs),
    db
      .select({
        paidCents: sql`coalesce(sum(coalesce(${payment.receivedCents}, ${payment.amountCents})), 0)`.mapWith(
          Number,
        ),
      })
      .from(payment)
      .where(and(inArray(payment.appointmentId, ofTheirs), isNotNull(payment.succeededAt))),
    db
      .select({
        refunds: count(),
        refundedCents:
          sql`coalesce(sum(${refund.amountCents}) filter (where ${refund.status} = 'refunded'), 0)`.mapWith(
            Number,
          ),
      })
      .from(refund)
      .where(and(inArray(refund.appointmentId, ofTheirs), ne(refund.status, 'void'))),
    db.$count(review, eq(side === 'client' ? review.clientId : review.vendorId, id)),
    findSessions(db, id),
  ])
  return { ...bookings!, ...paid!, ...back!, reviews, sessions }
}
export type Figures = Awaited<ReturnType<typeof findFigures>>

/** Finds the sessions of an account that have not ended. */
const findSessions = (db: Queryable, accountId: string) =>
  db
    .select({ createdAt: session.createdAt, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(and(eq(session.accountId, accountId), isNull(session.endedAt)))

const cents = (of: SQL) => sql`coalesce(sum(${earning.amountCents}) filter (where ${of}), 0)`.mapWith(Number)

/** Finds a vendor's earnings and the part that has been paid out, in cents. */
export async function findEarned(db: Queryable, vendorId: string) {
  const [row] = await db
    .select({ earnedCents: cents(sql`true`), paidOutCents: cents(sql`${payout.status} = 'paid'`) })
    .from(earning)
    .leftJoin(payout, eq(payout.id, earning.payoutId))
    .where(eq(earning.vendorId, vendorId))
  return row!
}
