import { type AppointmentFacts, appointmentFacts, type StoredAppointment } from '@anseo/domain/appointment'
import { type Balance, balanceOf } from '@anseo/domain/balance'
import type { PricedAppointment } from '@anseo/domain/appointment-steps'
import { type Cost, costOf } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'
import { withBuffer } from '@anseo/domain/slot-grid'
import { type Stop, stopAt } from '@anseo/domain/travel'
import type { SQL } from 'drizzle-orm'
import { rangeOf } from '../../platform/database/range.ts'
import type { appointment } from './tables/appointments.ts'
import type { AppointmentEventBase } from './appointment-event-base.ts'

export type AppointmentRow = typeof appointment.$inferSelect

/** Returns the slot of an appointment's row. */
export const slotOf = ({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>): Slot => ({
  start: startsAt,
  end: endsAt,
})

/** Returns where an appointment takes place, as far as travel is concerned; null without an address (B5). */
export const stopOf = ({ address }: Pick<AppointmentRow, 'address'>): Stop | null => stopAt(address?.eircode)

/** Returns the row as the state machine takes it. */
export const pricedOf = (row: AppointmentRow): PricedAppointment => ({ ...row, ...slotOf(row) })

/** Returns the facts that the domain's rules ask for. */
export const factsOf = (row: AppointmentRow): AppointmentFacts => appointmentFacts(pricedOf(row))

/** Returns the facts that every event of an appointment carries. */
export const toEventBase = (row: AppointmentRow): AppointmentEventBase => ({
  appointmentId: row.id,
  clientId: row.clientId,
  vendorId: row.vendorId,
  slot: slotOf(row),
  cost: costOfRow(row),
  cancellationHours: row.cancellationHours,
  withdrawableUntil: row.withdrawableUntil,
  payableFrom: factsOf(row).payableFrom,
})

/** The columns of the cost that are frozen at the booking (A1). */
type Frozen = Pick<
  AppointmentRow,
  'vendorFeeCents' | 'platformFeeCents' | 'handlingFeeCents' | 'fullPriceCents' | 'travelFeeCents'
>

/** Returns the cost of an appointment at the prices frozen when it was booked, in cents (A1). */
export const costOfRow = ({
  vendorFeeCents,
  platformFeeCents,
  handlingFeeCents,
  fullPriceCents,
  travelFeeCents,
}: Frozen): Cost =>
  costOf({
    vendorFeeCents,
    platformFeeCents,
    handlingFeeCents,
    priceCents: fullPriceCents,
    travelFeeCents,
  })

/** Returns what of an appointment's cost is paid and open, in cents (B12). */
export const balanceOfRow = (row: AppointmentRow): Balance =>
  balanceOf(costOfRow(row), { isPaid: row.paidAt !== null, balancePaidCents: row.balancePaidCents })

/** Returns the columns that freeze the cost of a booking, in cents. */
export const columnsOfCost = ({ parts, nowCents }: Cost) => ({
  vendorFeeCents: parts.vendorFeeCents,
  platformFeeCents: parts.platformFeeCents,
  handlingFeeCents: parts.handlingFeeCents,
  totalCents: nowCents,
  fullPriceCents: parts.priceCents,
  travelFeeCents: parts.travelFeeCents,
})

/** Returns the range that an appointment occupies in its vendor's calendar (S1). */
export function excludedRange(slot: Slot, bufferMinutes: number): SQL<string> {
  const { start, end } = withBuffer(slot, bufferMinutes)
  return rangeOf(start, end)
}

/** Returns the columns that a step sets. */
export function columnsOf(
  { start, end, ...set }: Partial<StoredAppointment>,
  { bufferMinutes }: AppointmentRow,
): Partial<AppointmentRow> {
  if (!start || !end) return set
  const during = excludedRange({ start, end }, bufferMinutes) as unknown as string
  return { ...set, startsAt: start, endsAt: end, during }
}
