import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { compareAndSet } from './store.ts'

/**
 * Adds cents to the paid part of a locked appointment's balance; negative when a recorded payment is undone (B12). The
 * database refuses more than is due.
 * @returns the appointment as it is now.
 */
export const addToBalance = (unit: UnitOfWork, row: AppointmentRow, cents: number): Promise<AppointmentRow> =>
  compareAndSet(unit.db, row, { balancePaidCents: row.balancePaidCents + cents })
