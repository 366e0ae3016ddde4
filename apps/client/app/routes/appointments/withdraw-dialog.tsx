import { cancellationErrorText } from '@anseo/api-client/cancellation-error-text'
import { useNow } from '@anseo/site-kit/use-now'
import { formatDatedMoment, formatSlot } from '@anseo/domain/moment-text'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { mayWithdraw } from '@anseo/domain/withdrawal-right'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { notify } from '@anseo/ui/toasts'
import { Link } from 'react-router'
import { useProfile } from '../../account/profile.tsx'
import { api } from '../../api/browser-api.ts'
import { VendorLine } from '../../appointments/vendor-line.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { useLabelOf } from '../../vendors/use-specialities.ts'
import { refundOf } from './cancellation.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useCloseAtEnd } from './use-close-at-end.ts'

const EVERY_MS = 1000

/** The statement by which a client withdraws from the contract, to be confirmed (Directive 2011/83/EU, article 11a). */
export default function WithdrawDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const now = useNow(EVERY_MS)
  const { user } = useProfile()
  const labelOf = useLabelOf()
  const { busy, run } = useAttempt(cancellationErrorText)
  useCloseAtEnd(props, busy)
  const { wire, facts } = appointment
  const { name, speciality } = wire.vendorData
  const { back, beforeCents } = refundOf(appointment, now)
  const backCents = back.totalCents
  const mayStill = mayWithdraw(facts, now)
  const withdraw = async () => {
    const done = await run(async (idempotencyKey) => {
      const body = { appointmentId: wire._id, expectedRefund: centsToEuro(backCents) }
      await api('POST /api/user/cancel-appointment', { body, idempotencyKey })
    })
    if (!done) return
    notify.success("You've withdrawn from the contract. We've emailed you a confirmation.")
    onClose()
  }
  return (
    <Question
      title="Withdraw from this contract"
      keep="Keep appointment"
      confirm={mayStill ? 'Confirm withdrawal' : null}
      tone="dngf"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void withdraw()}
    >
      <VendorLine appointment={appointment} />
      {mayStill ? (
        <>
          <p>
            I{user && `, ${user.name},`} withdraw from my contract with {name} for{' '}
            {wire.serviceName ?? labelOf(speciality)} on {formatSlot(facts, now)}, booked{' '}
            {formatDatedMoment(new Date(wire.createdAt))}.
          </p>
          <p className="text-ink-2">
            {facts.paid && !facts.free
              ? `You'll get back ${formatEuro(backCents)}, everything you paid${beforeCents > 0 ? ` less the ${formatEuro(beforeCents)} we refunded before` : ''}, to the card you paid with. It takes 5 to 10 working days.`
              : "You haven't paid, so there's nothing to refund."}
          </p>
          <p className="text-ink-2">
            We&apos;ll confirm it by email{user && ` to ${user.email}`}.{' '}
            <Link className="link" to="/right-to-cancel" target="_blank">
              Your right to cancel
            </Link>
          </p>
        </>
      ) : (
        <Note tone="warm">
          You can no longer withdraw. You can still cancel under {name}&apos;s cancellation policy.
        </Note>
      )}
    </Question>
  )
}
