import type { Listed } from '../../../appointments/listed.ts'
import type { DialogName } from '../dialog-props.ts'

/** The props of the parts of an appointment's page that have buttons. */
export interface PartProps {
  appointment: Listed
  now: Date
  /** The reason why actions are disabled, such as being offline. */
  blocked: string | undefined
  onOpen: (dialog: DialogName) => void
}
