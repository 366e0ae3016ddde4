import { CANCELLING } from '@anseo/api-client/error-catalogue/appointments'
import { formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import type { ReactNode } from 'react'

interface CancelQuestionProps {
  busy: boolean
  isPaid: boolean
  /** The refund shown, which the server has to agree with. */
  refundCents: number
  /** True once the refund differs from the one the client was first told. */
  hasChanged: boolean
  onCancel: () => void
  onClose: () => void
  /** The appointment, and its refund. */
  children: ReactNode
}

/** Asks before an appointment is cancelled, with the exact refund on the button (M3). */
export function CancelQuestion(props: CancelQuestionProps) {
  const { busy, isPaid, refundCents, hasChanged, onCancel, onClose, children } = props
  return (
    <Dialog
      onClose={onClose}
      processing={busy}
      title="Cancel this appointment?"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Keep appointment
          </Button>
          {/* A changed refund makes a new button, so that a press begun on the old one has no effect. */}
          <Button key={refundCents} tone="dngf" busy={busy} onClick={onCancel}>
            {labelOf(isPaid, refundCents)}
          </Button>
        </>
      }
    >
      {children}
      {hasChanged && (
        <Note tone="bad" role="alert">
          {CANCELLING.changed}
        </Note>
      )}
    </Dialog>
  )
}

function labelOf(isPaid: boolean, refundCents: number): string {
  if (!isPaid) return 'Cancel appointment'
  return refundCents === 0 ? 'Cancel without refund' : `Cancel and get ${formatEuro(refundCents)} back`
}
