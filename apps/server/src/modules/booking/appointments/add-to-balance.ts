import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { compareAndSet } from './store.ts'

/**
 * Adds a sum, in cents, to what of a locked appointment is paid for the day; a negative one when a record is taken back
 * (B12). The database refuses more than is due.
 * @returns the appointment as it is now.
 */
export const addToBalance = (unit: UnitOfWork, row: AppointmentRow, cents: number): Promise<AppointmentRow> =>
  compareAndSet(unit.db, row, { balancePaidCents: row.balancePaidCents + cents })
