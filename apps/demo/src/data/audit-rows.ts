import { formatEuro } from '@anseo/domain/money'
import type { auditEntry } from '@anseo/server/modules/audit/tables/audit'
import type { payout } from '@anseo/server/modules/money/tables/payouts'
import type { AppointmentRow } from './appointment-facts.ts'
import { hoursAfter } from './moments.ts'
import type { PaidAppointment } from './payment-rows.ts'

export type EntryRow = typeof auditEntry.$inferInsert

interface Done {
  appointments: readonly AppointmentRow[]
  paid: readonly PaidAppointment[]
  payouts: readonly (typeof payout.$inferInsert)[]
  adminId: string
}

const BY_THE_SYSTEM = { actor: 'system', actorId: null, reason: null } as const

/**
 * Returns the audit entries of the demonstration's admin and system about appointments and their money, in no order.
 */
export function auditRows({ appointments, paid, payouts, adminId }: Done): EntryRow[] {
  return [
    ...appointments.flatMap((row) => endOf(row, adminId) ?? []),
    ...paid.flatMap(({ refund }) => (refund?.status === 'refunded' ? refunded(refund) : [])),
    ...payouts.flatMap((row) => (row.status === 'paid' ? paidOut(row) : [])),
  ]
}

function endOf(row: AppointmentRow, adminId: string): EntryRow | null {
  const about = { subjectKind: 'appointment', subjectId: row.id } as const
  const was = row.paidAt ? 'paid' : 'not paid'
  if (row.completedAt && !row.clientMarkedAt) {
    const details = { state: { from: 'paid', to: 'completed' } }
    return { ...about, ...BY_THE_SYSTEM, at: row.completedAt, action: 'appointment.completed', details }
  }
  if (!row.cancelledAt) return null
  const at = row.cancelledAt
  if (row.cancelledBy === 'auto') {
    const details = { state: { from: 'live', to: 'timed out' }, refund: formatEuro(0) }
    return { ...about, ...BY_THE_SYSTEM, at, action: 'appointment.timed-out', details }
  }
  if (row.cancelledBy !== 'admin') return null
  const details = {
    state: { from: was, to: 'cancelled' },
    refund: formatEuro(row.paidAt ? row.totalCents : 0),
  }
  const byAdmin = { actor: 'admin', actorId: adminId, reason: row.endReason ?? null } as const
  return { ...about, ...byAdmin, at, action: 'appointment.cancelled', details }
}

const refunded = ({
  id,
  appointmentId,
  amountCents,
  createdAt,
  settledAt,
}: NonNullable<PaidAppointment['refund']>): EntryRow => ({
  ...BY_THE_SYSTEM,
  at: settledAt ?? hoursAfter(createdAt, 0.02),
  action: 'refund.sent',
  subjectKind: 'refund',
  subjectId: id ?? '',
  details: { appointment: appointmentId, amount: formatEuro(amountCents) },
})

const paidOut = ({ id, vendorId, amountCents, createdAt, settledAt }: Done['payouts'][number]): EntryRow => ({
  ...BY_THE_SYSTEM,
  at: settledAt ?? createdAt,
  action: 'payout.sent',
  subjectKind: 'vendor',
  subjectId: vendorId,
  details: { payout: id, amount: formatEuro(amountCents) },
})
