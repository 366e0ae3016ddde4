import type { AboutAppointment } from '../../infrastructure/events.ts'
import { type AppointmentRow, slotOf } from './store.ts'

/** What every event of an appointment says. */
export const about = (row: AppointmentRow): AboutAppointment => ({
  appointmentId: row.id,
  clientId: row.clientId,
  vendorId: row.vendorId,
  slot: slotOf(row),
})
