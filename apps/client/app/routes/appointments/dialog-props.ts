import type { ClientAppointment } from '../../appointments/client-appointment.ts'

const DIALOG_NAMES = [
  'pay',
  'balance',
  'reschedule',
  'address',
  'cancel',
  'withdraw',
  'complete',
  'report',
  'review',
] as const

export type DialogName = (typeof DIALOG_NAMES)[number]

/** Returns whether a value, such as part of an address, names one of the dialogs. */
export const isDialogName = (name: unknown): name is DialogName =>
  DIALOG_NAMES.some((known) => known === name)

/** The props of every dialog about an appointment. */
export interface DialogProps {
  appointment: ClientAppointment
  onClose: () => void
  /** Opens another dialog about the same appointment in place of this one. */
  onOpen?: (name: DialogName) => void
}
