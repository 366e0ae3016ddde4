import { randomUUID } from 'node:crypto'
import {
  charged,
  earned,
  type Movement,
  paidOut,
  processingFee,
  refundDue,
  refundSent,
} from '@anseo/domain/ledger'
import type { ledgerEntry, ledgerMovement } from '@anseo/server/modules/money/tables/ledger'
import type { AppointmentRow } from './appointment-facts.ts'
import type { EarningRow, PayoutRow } from './earning-rows.ts'
import type { PaidAppointment } from './payment-rows.ts'

type MovementRow = typeof ledgerMovement.$inferInsert & { id: string }

interface Books {
  movements: MovementRow[]
  entries: (typeof ledgerEntry.$inferInsert)[]
}

interface Dated {
  movement: Movement | null
  appointmentId: string | null
  at: Date
}

/** Returns the ledger movements and their entries of the demo data: payments, refunds, earnings and payouts. */
export function ledgerRows(
  paid: readonly PaidAppointment[],
  { earnings, payouts }: { earnings: readonly EarningRow[]; payouts: readonly PayoutRow[] },
): Books {
  const dated = [
    ...paid.flatMap(movementsOf),
    ...earnings.map(({ appointmentId, vendorId, amountCents, owedAt }) => ({
      movement: earned(appointmentId, vendorId, amountCents),
      appointmentId,
      at: owedAt,
    })),
    ...payouts.map(({ id, vendorId, amountCents, createdAt }) => ({
      movement: withoutRef(paidOut(id, 1, id, vendorId, amountCents)),
      appointmentId: null,
      at: createdAt,
    })),
  ]
  const books: Books = { movements: [], entries: [] }
  for (const each of dated.toSorted((a, b) => a.at.getTime() - b.at.getTime())) book(books, each)
  return books
}

function movementsOf({ appointment, payment, refund, charge }: PaidAppointment): Dated[] {
  const { vendorId } = appointment
  const withRefIfCharged = (movement: Movement | null) => (charge ? movement : withoutRef(movement))
  const ref = charge?.chargeId ?? payment.id
  const moved: [Movement | null, Date][] = [
    [withRefIfCharged(charged(payment.id, ref, vendorId, appointment)), payment.succeededAt],
    [withRefIfCharged(processingFee(payment.id, ref, charge?.feeCents ?? 0)), payment.succeededAt],
  ]
  if (refund) {
    const { id, amountCents, vendorFeeCents, platformFeeCents, handlingFeeCents } = refund
    moved.push(
      [refundDue(id, vendorId, { vendorFeeCents, platformFeeCents, handlingFeeCents }), refund.createdAt],
      [withoutRef(refundSent(id, 1, id, amountCents)), refund.settledAt],
    )
  }
  return moved.map(([movement, at]) => ({ movement, at, appointmentId: appointment.id }))
}

/** Returns a movement without the provider's reference, for payments that the provider does not know. */
function withoutRef(movement: Movement | null): Movement | null {
  if (!movement) return null
  const { providerRef: _unwithRefIfCharged, ...rest } = movement
  return rest
}

function book(books: Books, { movement, appointmentId, at }: Dated): void {
  if (!movement) return
  const { kind, source, providerRef = null, lines } = movement
  const id = randomUUID()
  books.movements.push({ id, kind, source, providerRef, appointmentId, happenedAt: at })
  for (const { account, vendorId = null, cents } of lines) {
    books.entries.push({ movementId: id, account, vendorId, cents })
  }
}

/**
 * Returns a paid appointment's earning by now, and since when it is owed; null while nothing is owed yet, and if nothing was earned (M7).
 */
export function earningOf({ appointment, refund }: PaidAppointment): EarningRow | null {
  const owedAt = earnedAt(appointment)
  const amountCents = appointment.vendorFeeCents - (refund?.vendorFeeCents ?? 0)
  if (!owedAt || amountCents === 0) return null
  const { id: appointmentId, vendorId } = appointment
  return { id: randomUUID(), kind: 'fee', vendorId, appointmentId, amountCents, owedAt, payoutId: null }
}

const earnedAt = ({ completedAt, cancelledAt, cancelledBy }: AppointmentRow): Date | null =>
  completedAt ?? (cancelledBy === 'client' ? (cancelledAt ?? null) : null)
