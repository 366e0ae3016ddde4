import { type HistoryStep, slotDetails } from '@anseo/domain/history'
import { REQUEST_REMINDER_HOURS } from '@anseo/domain/limits'
import type { appointmentEvent } from '@anseo/server/modules/booking/tables/appointment-events'
import type { AppointmentRow } from './appointment-facts.ts'
import { hoursAfter } from './moments.ts'
import type { PaidAppointment } from './payment-rows.ts'

type EventRow = typeof appointmentEvent.$inferInsert
type DatedStep = HistoryStep & { at: Date }

/** Returns the history of each appointment of the demonstration, all steps in the order of time. */
export function historyRows(rows: readonly AppointmentRow[], paid: readonly PaidAppointment[]): EventRow[] {
  const refunds = new Map(paid.map(({ payment, refund }) => [payment.appointmentId, refund]))
  return rows
    .flatMap((row) => stepsOf(row, refunds.get(row.id)).map((step) => ({ row, step })))
    .toSorted((a, b) => a.step.at.getTime() - b.step.at.getTime())
    .map(({ row, step: { at, kind, actor, details } }) => ({
      appointmentId: row.id,
      at,
      kind,
      actor,
      actorId: actor === 'client' ? row.clientId : actor === 'vendor' ? row.vendorId : null,
      details: { ...details },
    }))
}

function stepsOf(row: AppointmentRow, refund: PaidAppointment['refund'] | undefined): DatedStep[] {
  const slot = slotDetails({ start: row.startsAt, end: row.endsAt })
  // Only an accepted quote books and confirms in one step.
  const kind = row.confirmedAt?.getTime() === row.bookedAt.getTime() ? 'quoteAccepted' : 'booked'
  const steps: DatedStep[] = [{ at: row.bookedAt, kind, actor: 'client', details: { slot } }]
  for (const hours of REQUEST_REMINDER_HOURS.slice(0, row.remindedCount ?? 0)) {
    steps.push({ at: hoursAfter(row.bookedAt, hours), kind: 'reminded', actor: 'system', details: {} })
  }
  if (row.confirmedAt) {
    const details = row.payBy ? { by: row.payBy.toISOString() } : {}
    steps.push({ at: row.confirmedAt, kind: 'confirmed', actor: 'vendor', details })
  }
  if (row.paidAt) {
    steps.push({ at: row.paidAt, kind: 'paid', actor: 'client', details: { cents: row.totalCents } })
  }
  if (row.vendorMarkedAt)
    steps.push({ at: row.vendorMarkedAt, kind: 'vendorMarked', actor: 'vendor', details: {} })
  if (row.reportedAt) steps.push({ at: row.reportedAt, kind: 'reported', actor: 'client', details: {} })
  return [...steps, ...endOf(row, refund?.amountCents ?? 0)]
}

function endOf(row: AppointmentRow, cents: number): DatedStep[] {
  const reason = row.endReason ?? null
  if (row.declinedAt) return [{ at: row.declinedAt, kind: 'declined', actor: 'vendor', details: { reason } }]
  if (row.completedAt) {
    const actor = row.clientMarkedAt ? 'client' : 'system'
    return [{ at: row.completedAt, kind: 'completed', actor, details: {} }]
  }
  if (!row.cancelledAt || !row.cancelledBy) return []
  const at = row.cancelledAt
  if (row.cancelledBy === 'auto') return [{ at, kind: 'timedOut', actor: 'system', details: {} }]
  const cancelled: DatedStep = { at, kind: 'cancelled', actor: row.cancelledBy, details: { cents, reason } }
  const sent: DatedStep = { at: hoursAfter(at, 0.02), kind: 'refunded', actor: 'system', details: { cents } }
  return cents > 0 ? [cancelled, sent] : [cancelled]
}
