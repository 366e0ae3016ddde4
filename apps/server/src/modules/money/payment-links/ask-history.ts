import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, recordHistory } from '../../booking/public.ts'

/** Writes into the history of a vendor's own booking that its vendor asked for a sum. */
export const recordAsked = (unit: UnitOfWork, row: AppointmentRow, cents: number): Promise<void> =>
  recordHistory(
    unit,
    { appointmentId: row.id, clientId: null, vendorId: row.vendorId },
    { kind: 'paymentAsked', actor: 'vendor', details: { cents } },
  )
