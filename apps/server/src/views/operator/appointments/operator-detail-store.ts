import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { client } from '../../../modules/identity/tables/accounts.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { dispute, payment, refund } from '../../../modules/money/tables/payments.ts'
import { problemReport } from '../../../modules/trust/tables/problem-reports.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { ARRIVED_CENTS } from './arrived-cents.ts'
import { clientAccount, PARTY_COLUMNS, vendorAccount } from '../../../modules/booking/public.ts'

/** A vendor's own bookings are theirs alone (B7), until a card was charged for one through us. */
export const isOfOperator = or(
  isNotNull(appointment.clientId),
  sql`exists (select 1 from ${payment} where ${payment.appointmentId} = ${appointment.id} and ${payment.succeededAt} is not null)`,
)

/**
 * Finds an appointment with both sides and its report, as the operator sees it; null if there is none for it to see.
 * `client` is null for a vendor's own booking.
 */
export async function findOneForOperator(db: Queryable, id: string) {
  const [found] = await db
    .select({
      row: getTableColumns(appointment),
      arrivedCents: ARRIVED_CENTS,
      client: getTableColumns(clientAccount),
      clientPhone: client.phone,
      clientName: PARTY_COLUMNS.clientName,
      vendor: getTableColumns(vendorAccount),
      trade: getTableColumns(vendor),
      report: getTableColumns(problemReport),
    })
    .from(appointment)
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .leftJoin(client, eq(client.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .leftJoin(problemReport, eq(problemReport.appointmentId, appointment.id))
    .where(and(eq(appointment.id, id), isOfOperator))
  return found ?? null
}
export type OperatorDetail = NonNullable<Awaited<ReturnType<typeof findOneForOperator>>>

/**
 * Finds the two of an appointment of the marketplace, for their chat.
 * @throws Refusal `NOT_FOUND`, also for a vendor's own booking.
 */
export async function requireChatOf(
  db: Queryable,
  id: string,
): Promise<{ clientId: string; vendorId: string }> {
  const found = await findOneForOperator(db, id)
  if (!found?.client) throw new Refusal('NOT_FOUND')
  return { clientId: found.client.id, vendorId: found.row.vendorId }
}

/** Finds every payment, refund and dispute of an appointment, oldest first. */
export async function findMoney(db: Queryable, appointmentId: string) {
  const payments = db.select({ id: payment.id }).from(payment).where(eq(payment.appointmentId, appointmentId))
  const [paid, back, disputed] = await Promise.all([
    db.select().from(payment).where(eq(payment.appointmentId, appointmentId)).orderBy(asc(payment.createdAt)),
    db.select().from(refund).where(eq(refund.appointmentId, appointmentId)).orderBy(asc(refund.createdAt)),
    db.select().from(dispute).where(inArray(dispute.paymentId, payments)).orderBy(asc(dispute.openedAt)),
  ])
  return { payments: paid, refunds: back, disputes: disputed }
}
export type Money = Awaited<ReturnType<typeof findMoney>>
