import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { vendorKeptCents, leftOf } from '@anseo/domain/refunded-parts'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import type { Queryable } from '../../../platform/database/database.ts'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { slotOf } from '../../booking/public.ts'
import { type LaterPayments, laterPaymentsOf } from '../../money/public.ts'
import type { ReportRow } from './store.ts'

/** Returns problem reports as an admin sees them. */
export async function presentReports(
  db: Queryable,
  rows: readonly ReportRow[],
): Promise<ProblemReportOnWire[]> {
  const later = await laterPaymentsOf(
    db,
    rows.map(({ appointment }) => appointment.id),
  )
  return rows.map((row) => presentReport(row, later.get(row.appointment.id)))
}

const presentReport = (
  { report, appointment, ...row }: ReportRow,
  later?: LaterPayments,
): ProblemReportOnWire => ({
  _id: report.id,
  status: report.settledAt ? 'settled' : 'open',
  text: report.text,
  reportedAt: report.reportedAt.toISOString(),
  settledAt: report.settledAt?.toISOString() ?? null,
  refundAmount: report.refundCents === null ? null : centsToEuro(report.refundCents),
  ...(report.earnedCents !== null && { earned: centsToEuro(report.earnedCents) }),
  toClient: report.reasonToClient,
  toVendor: report.reasonToVendor,
  appointment: {
    _id: appointment.id,
    ...slotToWire(slotOf(appointment)),
    speciality: row.speciality,
    note: appointment.note,
    vendorFeeTotal: centsToEuro(appointment.vendorFeeCents),
    platformFee: centsToEuro(appointment.platformFeeCents),
    handlingFee: centsToEuro(appointment.handlingFeeCents),
    totalAmount: centsToEuro(appointment.totalCents),
    ...presentLeft(appointment),
    ...(later && { later: presentLater(later) }),
    vendorMarkedComplete: appointment.vendorMarkedAt !== null,
    vendorMarkedAt: appointment.vendorMarkedAt?.toISOString() ?? null,
    noShowAt: appointment.noShowAt?.toISOString() ?? null,
  },
  client: presentPerson(row.client),
  vendor: presentPerson(row.vendor),
})

/** Returns the part of a payment that no operator has refunded yet, by parts, the vendor's share of it, and what a bank gave (D2). */
function presentLeft(appointment: ReportRow['appointment']) {
  const { vendorFeeCents, platformFeeCents, handlingFeeCents, totalCents } = leftOf(
    appointment,
    appointment.givenBack,
  )
  const disputedCents = Math.min(totalCents, appointment.givenBack?.disputedCents ?? 0)
  return {
    left: {
      vendorFee: centsToEuro(vendorFeeCents),
      platformFee: centsToEuro(platformFeeCents),
      handlingFee: centsToEuro(handlingFeeCents),
    },
    vendorHas: centsToEuro(vendorKeptCents(appointment, appointment.givenBack)),
    ...(disputedCents > 0 && { disputed: centsToEuro(disputedCents) }),
  }
}

const presentLater = ({ balanceCents, tipCents, vendorHasCents, cardCostCents }: LaterPayments) => ({
  balance: centsToEuro(balanceCents),
  tip: centsToEuro(tipCents),
  vendorHas: centsToEuro(vendorHasCents - cardCostCents),
})

const presentPerson = ({ id, name, email, phone, imageKey }: ReportRow['client']) => ({
  _id: id,
  name: titleCase(name),
  email,
  phone,
  image: imageUrl(imageKey),
})
