import type { ClientAppointment } from '../../appointments/client-appointment.ts'

/** The dialogs about an appointment. */
export type DialogName =
  | 'pay'
  | 'balance'
  | 'reschedule'
  | 'address'
  | 'cancel'
  | 'withdraw'
  | 'complete'
  | 'report'
  | 'review'

/** The props of every dialog about an appointment. */
export interface DialogProps {
  appointment: ClientAppointment
  onClose: () => void
  /** Opens another dialog about the same appointment in place of this one. */
  onOpen?: (name: DialogName) => void
}
