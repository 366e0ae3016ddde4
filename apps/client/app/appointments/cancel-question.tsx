import { CANCELLING } from '@anseo/api-client/error-catalogue/appointments'
import { formatEuro } from '@anseo/domain/money'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import type { ReactNode } from 'react'

interface CancelQuestionProps {
  busy: boolean
  isPaid: boolean
  /** The refund shown, which the server has to agree with. */
  refundCents: number
  /** True once the refund differs from the one that was shown first. */
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
    <Question
      title="Cancel this appointment?"
      keep="Keep appointment"
      confirm={labelOf(isPaid, refundCents)}
      tone="dngf"
      busy={busy}
      onClose={onClose}
      onConfirm={onCancel}
    >
      {children}
      <FormError text={hasChanged ? CANCELLING.changed : null} />
    </Question>
  )
}

function labelOf(isPaid: boolean, refundCents: number): string {
  if (!isPaid) return 'Cancel appointment'
  return refundCents === 0 ? 'Cancel without refund' : `Cancel and get ${formatEuro(refundCents)} back`
}
