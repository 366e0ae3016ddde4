import { FORMER_CLIENT } from '@anseo/domain/own-booking'
import { and, asc, count, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { recordedName } from '../../identity/public.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { contact } from '../../booking/tables/contacts.ts'
import { earning, payout } from '../tables/payouts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { isHeldForTax } from '../tax-requests/request-store.ts'
import { isOnHold } from './hold-store.ts'

interface Span {
  from: Date
  to: Date
}

/** Finds the sum owed to a vendor and not paid out at an instant, in cents. */
export async function findBalance(db: Queryable, vendorId: string, at: Date): Promise<number> {
  const [[earned], [paid]] = await Promise.all([
    db
      .select({ cents: sum(earning.amountCents).mapWith(Number) })
      .from(earning)
      .where(and(eq(earning.vendorId, vendorId), lt(earning.owedAt, at))),
    db
      .select({ cents: sum(payout.amountCents).mapWith(Number) })
      .from(payout)
      .where(and(eq(payout.vendorId, vendorId), eq(payout.status, 'paid'), lt(payout.settledAt, at))),
  ])
  return (earned?.cents ?? 0) - (paid?.cents ?? 0)
}

/** Finds the sums that became owed to a vendor, in the order in which they did. */
export const findOwed = (db: Queryable, vendorId: string, { from, to }: Span) =>
  db
    .select({
      kind: earning.kind,
      cents: earning.amountCents,
      at: earning.owedAt,
      startsAt: appointment.startsAt,
      clientName: sql<string>`coalesce(${recordedName(account)}, ${contact.name}, ${FORMER_CLIENT})`,
    })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .leftJoin(account, eq(account.id, appointment.clientId))
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .where(and(eq(earning.vendorId, vendorId), gte(earning.owedAt, from), lt(earning.owedAt, to)))
    .orderBy(asc(earning.owedAt), asc(earning.id))

/** Finds the sums paid out to a vendor, in the order in which they were. */
export const findPaid = (db: Queryable, vendorId: string, { from, to }: Span) =>
  db
    .select({
      cents: payout.amountCents,
      at: sql<Date>`${payout.settledAt}`.mapWith(payout.settledAt),
      destination: payout.destination,
    })
    .from(payout)
    .where(
      and(
        eq(payout.vendorId, vendorId),
        eq(payout.status, 'paid'),
        gte(payout.settledAt, from),
        lt(payout.settledAt, to),
      ),
    )
    .orderBy(asc(payout.settledAt), asc(payout.id))

/** Sums a vendor's earnings in cents by month in Dublin, such as `2026-11`. */
export const sumByMonth = (db: Queryable, vendorId: string, { from, to }: Span) => {
  const month = sql<string>`to_char(${earning.owedAt} at time zone 'Europe/Dublin', 'YYYY-MM')`
  return db
    .select({
      month,
      cents: sum(earning.amountCents).mapWith(Number),
      appointments: sql<number>`count(*) filter (where ${earning.kind} = 'fee')`.mapWith(Number),
    })
    .from(earning)
    .where(and(eq(earning.vendorId, vendorId), gte(earning.owedAt, from), lt(earning.owedAt, to)))
    .groupBy(month)
}

/** Returns the sum in cents and the number of a vendor's payouts paid within the period. */
export async function sumPaid(db: Queryable, vendorId: string, { from, to }: Span) {
  const [row] = await db
    .select({ cents: sum(payout.amountCents).mapWith(Number), count: count() })
    .from(payout)
    .where(
      and(
        eq(payout.vendorId, vendorId),
        eq(payout.status, 'paid'),
        gte(payout.settledAt, from),
        lt(payout.settledAt, to),
      ),
    )
  return { cents: row?.cents ?? 0, count: row?.count ?? 0 }
}

/** Finds the vendor of a statement, and its payout account. */
export async function findPayee(db: Queryable, vendorId: string) {
  const [row] = await db
    .select({
      name: account.name,
      payoutAccount: vendor.payoutAccount,
      heldUntil: vendor.payoutHeldUntil,
      isHeldForTax,
      isOnHold,
    })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(eq(vendor.id, vendorId))
  return row
}
