import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'
import { borneByVendor } from '../refunds/borne-by-vendor.ts'
import { payment, refund } from '../tables/payments.ts'

/** Of a payment that its vendor refunds, the cost is deducted as far as `cardCostOf` deducts it from the earning. */
const costOf = (condition: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(greatest(0, least(${ledgerEntry.cents},
    ${payment.amountCents} - ${borneByVendor(sql`${refund.paymentId} = ${payment.id}`)} - 1))), 0)::int from ${payment}
  join ${ledgerMovement} on ${ledgerMovement.kind} = 'processing-fee' and ${ledgerMovement.source} = ${payment.id}::text
  join ${ledgerEntry} on ${ledgerEntry.movementId} = ${ledgerMovement.id} and ${ledgerEntry.account} = 'processing-costs'
  where ${condition} and ${payment.succeededAt} is not null and ${payment.returnedAt} is null)`

/**
 * Selects what the provider took for the payment by link of a vendor's own booking, in cents, which is deducted from the
 * vendor's earning (B7). The provider's price for other deposits is none of the vendor's cost.
 */
export const cardCostOfAppointment = (appointmentId: SQL): SQL<number> =>
  costOf(sql`${payment.appointmentId} = ${appointmentId} and ${payment.requestId} is not null
    and ${payment.kind} = 'deposit'`)

/** Selects the same for the balance and the tip of an appointment (B12). */
export const cardCostOfLater = (appointmentId: SQL): SQL<number> =>
  costOf(sql`${payment.appointmentId} = ${appointmentId} and ${payment.kind} <> 'deposit'`)

/** Finds a cost of each given appointment, in cents, by appointment. */
export async function findCardCosts(
  db: Queryable,
  appointmentIds: readonly string[],
  cost: (appointmentId: SQL) => SQL<number>,
): Promise<Map<string, number>> {
  if (appointmentIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; cents: number }>(
    sql`select ${appointment.id} as id, ${cost(sql`${appointment.id}`)} as cents
      from ${appointment} where ${appointment.id} = any(${sql.param([...appointmentIds])}::uuid[])`,
  )
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

/** Finds what is deducted from the earning of one appointment, in cents (B7). */
export const findCardCost = (db: Queryable, appointmentId: string): Promise<number> =>
  find(db, cardCostOfAppointment(sql`${appointmentId}::uuid`))

/** Finds what the provider took for one payment, in cents. */
export const findCardCostOfPayment = (db: Queryable, paymentId: string): Promise<number> =>
  find(db, costOf(sql`${payment.id} = ${paymentId}::uuid`))

async function find(db: Queryable, cost: SQL<number>): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`select ${cost} as cents`)
  return rows[0]!.cents
}
