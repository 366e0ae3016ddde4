import { FocusHome } from '@anseo/ui/use-focus-return'
import { lazy, Suspense } from 'react'
import type { Listed } from '../../appointments/listed.ts'

/** What each dialog is given. */
export interface DialogProps {
  appointment: Listed
  onClose: () => void
  /** Opens another dialog about the same appointment in place of this one. */
  onOpen?: (name: DialogName) => void
  /** Loads the appointments anew, after a change. */
  onChanged: () => Promise<void>
}

const DIALOGS = {
  pay: lazy(() => import('./payment/payment-dialog.tsx')),
  reschedule: lazy(() => import('./reschedule/reschedule-dialog.tsx')),
  cancel: lazy(() => import('./cancel-dialog.tsx')),
  complete: lazy(() => import('./complete-dialog.tsx')),
  report: lazy(() => import('./report-dialog.tsx')),
  review: lazy(() => import('./review-dialog.tsx')),
}

export type DialogName = keyof typeof DIALOGS

export const isDialogName = (name: unknown): name is DialogName =>
  typeof name === 'string' && Object.hasOwn(DIALOGS, name)

/** The open dialog; its code loads with the first opening. */
export function AppointmentDialog({ name, ...props }: DialogProps & { name: DialogName }) {
  const Dialog = DIALOGS[name]
  const { _id } = props.appointment.wire
  return (
    <FocusHome value={() => document.getElementById(_id)?.querySelector('a')}>
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    </FocusHome>
  )
}
