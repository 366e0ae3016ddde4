// implements: §2.86
import { CANCELLING } from '@anseo/api-client/error-catalogue/appointments'
import { cancellationErrorText } from '@anseo/api-client/cancellation-error-text'
import { serverNow } from '@anseo/api-client/server-clock'
import { useNow } from '@anseo/site-kit/use-now'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import type { DialogProps } from './dialog-props.ts'
import { Cancellation, refundOf } from './cancellation.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { VendorLine } from '../../appointments/vendor-line.tsx'

const EVERY_MS = 1000

/** Asks before cancelling and shows the exact refund (M3), kept up to date; the server refuses any other amount. */
export default function CancelDialog({ appointment, onClose }: DialogProps) {
  const now = useNow(EVERY_MS)
  const { busy, run } = useAttempt(cancellationErrorText)
  const { wire, facts } = appointment
  const hasPaid = facts.paid && !facts.free
  const shownCents = refundOf(appointment, now).back.totalCents
  const [saidCents, setSaidCents] = useState(shownCents)
  const cancel = async () => {
    const done = await run(async (idempotencyKey) => {
      const body = { appointmentId: wire._id, expectedRefund: centsToEuro(shownCents) }
      await api('POST /api/user/cancel-appointment', { body, idempotencyKey })
    })
    if (!done) {
      // A toast has given the reason, also when the refund has changed.
      setSaidCents(refundOf(appointment, serverNow()).back.totalCents)
      return
    }
    notify.success(CANCELLING.success)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      processing={busy}
      title="Cancel this appointment?"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Keep appointment
          </Button>
          {/* A changed refund makes a new button, so that a press begun on the old one has no effect. */}
          <Button key={shownCents} tone="dngf" busy={busy} onClick={() => void cancel()}>
            {cancelLabel(hasPaid, shownCents)}
          </Button>
        </>
      }
    >
      <VendorLine appointment={appointment} />
      {hasPaid ? (
        <Cancellation appointment={appointment} now={now} />
      ) : (
        <p>You haven&apos;t paid{facts.free ? '' : ' yet'}, so there&apos;s nothing to refund.</p>
      )}
      {shownCents !== saidCents && (
        <Note tone="bad" role="alert">
          {CANCELLING.changed}
        </Note>
      )}
    </Dialog>
  )
}

function cancelLabel(paid: boolean, refundCents: number): string {
  if (!paid) return 'Cancel appointment'
  return refundCents === 0 ? 'Cancel without refund' : `Cancel and get ${formatEuro(refundCents)} back`
}
