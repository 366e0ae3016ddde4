import { CANCELLING } from '@anseo/api-client/error-catalogue/appointments'
import { cancellationErrorText } from '@anseo/api-client/cancellation-error-text'
import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { euroText, euroToCents } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { PersonLine } from '@anseo/ui/person-line'
import { RefundFacts } from '@anseo/ui/refund-facts'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { CancelQuestion } from '../../appointments/cancel-question.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { linkTimeText } from './link-time-text.ts'

interface CancelByLinkProps {
  token: string
  link: PaymentLinkOnWire
  /** The refund that was shown, in euro; the server refuses another sum. */
  refundNow: number
  onClose: () => void
}

/** Asks before the holder of a link cancels, and says what comes back (A8). */
export function CancelByLink({ token, link, refundNow, onClose }: CancelByLinkProps) {
  const { busy, run } = useAttempt(cancellationErrorText)
  const [said] = useState(refundNow)
  const isPaid = link.status === 'paid'
  const cancel = async () => {
    const body = { token, expectedRefund: refundNow }
    const done = await run(async () => void (await api('POST /api/pay/cancel', { body })))
    if (!done) return
    notify.success(CANCELLING.success)
    onClose()
  }
  return (
    <CancelQuestion
      busy={busy}
      isPaid={isPaid}
      refundCents={euroToCents(refundNow)}
      hasChanged={refundNow !== said}
      onCancel={() => void cancel()}
      onClose={onClose}
    >
      <PersonLine name={link.vendor.name} picture={link.vendor.image} lines={linkTimeText(link)} />
      {isPaid ? (
        <RefundFacts
          figure={euroText(refundNow)}
          sentence={sentenceOf(link, refundNow)}
          nothing={refundNow === 0}
        />
      ) : (
        <p>You haven&apos;t paid yet, so there&apos;s nothing to refund.</p>
      )}
    </CancelQuestion>
  )
}

const sentenceOf = ({ amount, vendor, cancellationHours }: PaymentLinkOnWire, refundNow: number): string =>
  refundNow === 0
    ? `You won't get a refund, because it starts in less than ${cancellationPeriod(cancellationHours)}. If ${firstNameOf(vendor.name)} cancels, you get a full refund.`
    : `You'll get back ${euroText(refundNow)} of the ${euroText(amount)} you paid. It reaches your card in 5 to 10 working days.`
