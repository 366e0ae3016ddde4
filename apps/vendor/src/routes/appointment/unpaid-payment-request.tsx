import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useWithdrawRequest } from '../../queries/payment-requests.ts'
import { LinkButtons } from './link-buttons.tsx'

interface UnpaidPaymentRequestProps {
  appointment: VendorAppointment
  request: NonNullable<VendorAppointment['paymentRequest']>
  isCopying: boolean
  /** Called to show the payment link for copying. */
  onCopy: () => void
  /** Called to change the request, such as its amount. */
  onChange: () => void
}

/** Shows a payment request that is not paid yet, and what the vendor can do with it. */
export function UnpaidPaymentRequest(props: UnpaidPaymentRequestProps) {
  const { appointment, request, isCopying, onCopy, onChange } = props
  const { _id: id, clientData } = appointment
  const [isWithdrawing, setWithdrawing] = useState(false)
  const withdraw = useWithdrawRequest(id)
  const sum = euroText(request.amount)
  return (
    <>
      <Note role="status">
        You asked {firstNameOf(clientData.name)} for <b className="num">{sum}</b>.{' '}
        {mailedText(request.emailedAt)}{' '}
        {request.payBy
          ? `If it isn't paid by ${formatMoment(new Date(request.payBy), serverNow())}, we'll cancel the appointment.`
          : "The appointment stays if it isn't paid."}
      </Note>
      <div className="flex flex-wrap gap-2">
        <LinkButtons
          id={id}
          isCopying={isCopying}
          onCopy={onCopy}
          sendLabel={request.emailedAt ? 'Send again' : 'Send by email'}
        />
        <Button tone="sec" size="sm" onClick={onChange}>
          Change
        </Button>
        <Button tone="dng" size="sm" onClick={() => setWithdrawing(true)}>
          Withdraw
        </Button>
      </div>
      <Question
        open={isWithdrawing}
        title="Withdraw this payment request?"
        keep="Keep it"
        confirm="Withdraw"
        tone="dngf"
        busy={withdraw.isPending}
        onClose={() => setWithdrawing(false)}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setWithdrawing(false) })}
      >
        <p>The link stops working. The appointment stays, and you can ask again.</p>
      </Question>
    </>
  )
}

const mailedText = (emailedAt: string | null) =>
  emailedAt
    ? `Emailed ${formatMoment(new Date(emailedAt), serverNow())}.`
    : 'No email was sent: copy the link and send it.'
