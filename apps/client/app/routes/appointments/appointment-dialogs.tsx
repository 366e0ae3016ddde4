import { FocusHome } from '@anseo/ui/use-focus-return'
import { lazy, Suspense } from 'react'
import type { DialogName, DialogProps } from './dialog-props.ts'

const DIALOGS = {
  pay: lazy(() => import('./payment/payment-dialog.tsx')),
  balance: lazy(() => import('./payment/balance-dialog.tsx')),
  reschedule: lazy(() => import('./reschedule/reschedule-dialog.tsx')),
  address: lazy(() => import('./address-dialog.tsx')),
  cancel: lazy(() => import('./cancel-dialog.tsx')),
  withdraw: lazy(() => import('./withdraw-dialog.tsx')),
  complete: lazy(() => import('./complete-dialog.tsx')),
  report: lazy(() => import('./report-dialog.tsx')),
  review: lazy(() => import('./review-dialog.tsx')),
} satisfies Record<DialogName, unknown>

/** Shows the open dialog; its code loads when it is first opened. */
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
