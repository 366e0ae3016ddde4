import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/** What has to be over before an account is erased (L7). */
export async function findObstacles(db: Queryable, accountId: string) {
  const own = sql`(client_id = ${accountId} or vendor_id = ${accountId})`
  const ownAppointments = sql`(select id from appointment where ${own})`
  const { rows } = await db.execute<{ live: number; money: boolean }>(sql`
    select
      (select count(*)::int from appointment
        where ${own} and completed_at is null and declined_at is null and cancelled_at is null) as live,
      exists (select from refund where appointment_id in ${ownAppointments} and status = 'pending')
        or exists (
          select from dispute join payment on payment.id = dispute.payment_id
          where payment.appointment_id in ${ownAppointments} and dispute.status = 'open'
        )
        or exists (select from problem_report
          where appointment_id in ${ownAppointments} and settled_at is null)
        or exists (select from payout where vendor_id = ${accountId} and status = 'pending')
        or exists (select from vendor where id = ${accountId} and payout_account is not null and 0 <
          (select sum(amount_cents) from earning where vendor_id = ${accountId} and payout_id is null))
        as money
  `)
  const { live, money } = rows[0]!
  return { live, money, waits: live > 0 || money }
}

/** Takes a vendor off the list while its account closes; one that is off it stays so for the reason it has. */
export const unlistVendor = (db: Transaction, vendorId: string, now: Date) =>
  changeVendor(db, and(eq(vendor.id, vendorId), isNull(vendor.suspendedAt)), {
    suspendedAt: now,
    suspendedFor: 'closing',
  })

/** Takes back what `unlistVendor` did. */
export const relistVendor = (db: Transaction, vendorId: string) =>
  changeVendor(db, and(eq(vendor.id, vendorId), eq(vendor.suspendedFor, 'closing')), {
    suspendedAt: null,
    suspendedFor: null,
  })

const changeVendor = (
  db: Transaction,
  where: SQL | undefined,
  changes: Partial<typeof vendor.$inferInsert>,
) => db.update(vendor).set(changes).where(where)

/** An account, locked until the end of the transaction. */
export async function lockAccount(db: Transaction, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId)).for('update')
  return row ?? null
}
