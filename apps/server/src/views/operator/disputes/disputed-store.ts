import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { clientAccount, PARTY_COLUMNS, vendorAccount } from '../../../modules/booking/public.ts'
import { speciality } from '../../../modules/catalogue/tables/specialities.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { consent } from '../../../modules/identity/tables/consents.ts'
import { dispute, payment, receipt } from '../../../modules/money/tables/payments.ts'

/** Finds a dispute with all that the evidence against it is made of; null if there is none. */
export async function findDisputed(db: Queryable, disputeId: string) {
  const [row] = await db
    .select({
      dispute,
      payment,
      appointment: getTableColumns(appointment),
      receiptNumber: receipt.number,
      receiptAt: receipt.issuedAt,
      clientEmail: clientAccount.email,
      specialityLabel: speciality.label,
      /** The terms that the client had accepted last when it paid. */
      terms: sql<{ version: string; at: string } | null>`(
        select json_build_object('version', ${consent.version}, 'at', ${consent.acceptedAt}) from ${consent}
        where ${consent.accountId} = ${appointment.clientId} and ${consent.document} = 'terms'
        and ${consent.acceptedAt} <= coalesce(${payment.succeededAt}, ${payment.createdAt})
        order by ${consent.acceptedAt} desc limit 1)`,
      ...PARTY_COLUMNS,
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .innerJoin(speciality, eq(speciality.name, vendor.speciality))
    .leftJoin(receipt, eq(receipt.paymentId, payment.id))
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .where(eq(dispute.id, disputeId))
  return row ?? null
}
export type Disputed = NonNullable<Awaited<ReturnType<typeof findDisputed>>>
