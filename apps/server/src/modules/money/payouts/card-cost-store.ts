import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'
import { payment } from '../tables/payments.ts'

/**
 * Selects what the provider took for the payments by link of an appointment, in cents: what comes off the vendor's
 * earning (B7). Other payments are none of the vendor's cost.
 */
export const cardCostOfAppointment = (appointmentId: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(${ledgerEntry.cents}), 0)::int from ${payment}
  join ${ledgerMovement} on ${ledgerMovement.kind} = 'processing-fee' and ${ledgerMovement.source} = ${payment.id}::text
  join ${ledgerEntry} on ${ledgerEntry.movementId} = ${ledgerMovement.id} and ${ledgerEntry.account} = 'processing-costs'
  where ${payment.appointmentId} = ${appointmentId} and ${payment.requestId} is not null
    and ${payment.succeededAt} is not null and ${payment.returnedAt} is null)`

/** Finds the same for one appointment. */
export async function findCardCost(db: Queryable, appointmentId: string): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(
    sql`select ${cardCostOfAppointment(sql`${appointmentId}::uuid`)} as cents`,
  )
  return rows[0]!.cents
}
