import type { Slot } from '@anseo/domain/slot'
import { proposalProblem } from '@anseo/domain/time-proposal'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, factsOf } from '../appointment-row.ts'
import { refuseSlot } from '../appointments/refuse-slot.ts'
import { timeOutDueOf } from '../appointments/time-out-appointments.ts'
import { readCalendarFor } from './read-calendar-for.ts'

/**
 * Checks that a locked request can be moved to a time now.
 * @throws Refusal of `proposalProblem`; for a taken time it names up to three others (S4).
 */
export async function checkTime(unit: UnitOfWork, row: AppointmentRow, slot: Slot | null): Promise<void> {
  await timeOutDueOf(unit, row.vendorId, { except: row.id })
  const calendar = await readCalendarFor(unit.db, row, unit.now)
  const problem = proposalProblem({ appointment: factsOf(row), slot, calendar }, unit.now)
  refuseSlot(problem, calendar, slot, unit.now, row)
}
