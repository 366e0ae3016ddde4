import type { ClientAppointment } from '../../appointments/client-appointment.ts'
import type { DialogName } from './dialog-props.ts'

/** The props of the parts of an appointment's card or page that have buttons. */
export interface PartProps {
  appointment: ClientAppointment
  now: Date
  /** The reason why actions are disabled, such as being offline. */
  blocked: string | undefined
  onOpen: (dialog: DialogName) => void
}
