import { problemTo } from '@anseo/domain/appointment-permissions'
import { costToWire, type WireCost } from '@anseo/domain/cost-wire'
import { refundTimetable } from '@anseo/domain/refund'
import { refundedBeforeCents } from '@anseo/domain/refunded-parts'
import { type AppointmentRow, costOfRow, factsOf } from '../appointment-row.ts'

/** Returns the cost of an appointment and, while its client may cancel it, the refunds by instant (A3 of growth). */
export function presentCost(row: AppointmentRow, now: Date): WireCost {
  const facts = factsOf(row)
  const isOver = problemTo.cancel(facts, now) !== null
  const beforeCents = refundedBeforeCents(row.givenBack)
  return costToWire(costOfRow(row), isOver ? [] : refundTimetable(row, facts, now, beforeCents))
}
