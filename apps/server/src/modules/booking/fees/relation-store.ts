import { type FeeRelation, feeRelation } from '@anseo/domain/fee-relation'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, client } from '../../identity/tables/accounts.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import { vendorView } from '../tables/vendor-views.ts'

/**
 * Returns the facts that decide a client's fees with a vendor, as columns of a query that knows both (A7). An entry of the
 * vendor is the client's by the account's verified email address, or by its phone number, from when that was entered.
 */
export function relationColumns(vendorId: SQLWrapper, clientId: SQLWrapper) {
  const between = sql`${appointment.clientId} = ${clientId} and ${appointment.vendorId} = ${vendorId}`
  const enteredBy = (column: 'email' | 'phone', value: SQL) => sql`(
    select min(coalesce(${contact[`${column}SetAt`]}, ${contact.createdAt})) from ${contact}
    where ${contact.vendorId} = ${vendorId} and ${contact[column]} = ${value})`
  const email = sql`(select ${account.email} from ${account} where ${account.id} = ${clientId} and ${account.emailVerifiedAt} is not null)`
  const phone = sql`(select ${client.phone} from ${client} where ${client.id} = ${clientId})`
  return {
    decided: sql<FeeRelation | null>`(select ${appointment.relation} from ${appointment} where ${between}
      order by ${appointment.bookedAt}, ${appointment.id} limit 1)`,
    enteredAt: instantOf(sql`least(${enteredBy('email', email)}, ${enteredBy('phone', phone)})`),
    wroteAt: instantOf(sql`first_written(${vendorId}, ${clientId})`),
    viewedAt: instantOf(sql`(select ${vendorView.firstAt} from ${vendorView}
      where ${vendorView.clientId} = ${clientId} and ${vendorView.vendorId} = ${vendorId})`),
    // As a row and not as `exists`, for which the planner may read the whole table.
    hasCompletedPaid: sql<boolean>`(select true from ${appointment} where ${between}
      and ${appointment.completedAt} is not null and ${appointment.totalCents} > 0 limit 1) is not null`,
  }
}

const instantOf = (of: SQL) => of.mapWith(appointment.bookedAt) as SQL<Date | null>

/** Reads what a client is to a vendor now, which decides its fees (A7). */
export async function readRelation(db: Queryable, vendorId: string, clientId: string): Promise<FeeRelation> {
  const [facts] = await db
    .select(relationColumns(sql`${vendorId}::uuid`, sql`${clientId}::uuid`))
    .from(sql`(select) as one`)
  return feeRelation(facts!)
}
