import type { VendorAppointment } from '../../queries/appointments.ts'
import { DeclineDialog } from '../requests/decline-dialog.tsx'
import { OtherTimeDialog } from '../requests/other-time-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NoShowDialog } from './no-show-dialog.tsx'

const DIALOGS = {
  decline: DeclineDialog,
  'other time': OtherTimeDialog,
  cancel: CancelDialog,
  'no-show': NoShowDialog,
  move: MoveDialog,
}

/** A step that a dialog confirms before it is taken. */
export type AskedStep = keyof typeof DIALOGS

interface AppointmentDialogProps {
  /** Null while no dialog is open. */
  asked: AskedStep | null
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Shows the dialog that confirms a step with an appointment. */
export function AppointmentDialog({ asked, ...props }: AppointmentDialogProps) {
  if (asked === null) return null
  const Asked = DIALOGS[asked]
  return <Asked {...props} />
}
