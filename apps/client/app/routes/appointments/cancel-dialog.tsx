// implements: §2.86
import { CANCELLING } from '@anseo/api-client/error-catalogue/appointments'
import { cancellationErrorText } from '@anseo/api-client/cancellation-error-text'
import { serverNow } from '@anseo/api-client/server-clock'
import { useNow } from '@anseo/site-kit/use-now'
import { centsToEuro } from '@anseo/domain/money'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import type { DialogProps } from './dialog-props.ts'
import { useCloseAtEnd } from './use-close-at-end.ts'
import { Cancellation, keptByVendor, KeptByVendor, refundOf } from './cancellation.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { CancelQuestion } from '../../appointments/cancel-question.tsx'
import { VendorLine } from '../../appointments/vendor-line.tsx'

const EVERY_MS = 1000

/** Asks before cancelling and shows the exact refund (M3), kept up to date; the server refuses any other amount. */
export default function CancelDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const now = useNow(EVERY_MS)
  const { busy, run } = useAttempt(cancellationErrorText)
  useCloseAtEnd(props, busy)
  const { wire, facts } = appointment
  const hasPaidBefore = facts.paid && !facts.free
  const isKept = keptByVendor(appointment) !== null
  const shownCents = refundOf(appointment, now).back.totalCents
  const [acknowledgedCents, setAcknowledgedCents] = useState(shownCents)
  const cancel = async () => {
    const done = await run(async (idempotencyKey) => {
      const body = { appointmentId: wire._id, expectedRefund: centsToEuro(shownCents) }
      await api('POST /api/user/cancel-appointment', { body, idempotencyKey })
    })
    if (!done) {
      // A toast has given the reason, also when the refund has changed.
      setAcknowledgedCents(refundOf(appointment, serverNow()).back.totalCents)
      return
    }
    notify.success(CANCELLING.success)
    onClose()
  }
  return (
    <CancelQuestion
      busy={busy}
      isPaid={hasPaidBefore || isKept}
      refundCents={shownCents}
      hasChanged={shownCents !== acknowledgedCents}
      onCancel={() => void cancel()}
      onClose={onClose}
    >
      <VendorLine appointment={appointment} />
      {hasPaidBefore ? (
        <Cancellation appointment={appointment} now={now} />
      ) : isKept ? (
        <KeptByVendor appointment={appointment} />
      ) : (
        <p>You haven&apos;t paid{facts.free ? '' : ' yet'}, so there&apos;s nothing to refund.</p>
      )}
    </CancelQuestion>
  )
}
