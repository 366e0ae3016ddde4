import { formErrors } from '@anseo/api-client/form-errors'
import { centsToEuro, euroText } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { firstNameOf } from '@anseo/domain/person-name'
import { isRefusal } from '@anseo/site-kit/attempt-key'
import { FormError } from '@anseo/ui/form-error'
import { Note } from '@anseo/ui/note'
import { FormDialog } from '@anseo/ui/form-dialog'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { useRef, useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useRequestPayment, type WantedSum } from '../../queries/payment-requests.ts'
import { deadlineOf, deadlinesFor } from './payment-deadlines.ts'

interface AskPaymentProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
  /** @param isEmailed false if the vendor has to send the link by other means. */
  onAsked: (isEmailed: boolean) => void
}

/** The request that was last sent. A retry sends it unchanged, although its deadline may follow the present time. */
interface Attempt {
  /** Amount and chosen deadline, to see if the form has changed since. */
  form: string
  sum: WantedSum
}

/** Dialog that asks the client of the vendor's own booking to pay an amount through a link (B7). */
export function AskPayment({ appointment, now, onClose, onAsked }: AskPaymentProps) {
  const { _id: id, fullPrice, paymentRequest, clientData, facts } = appointment
  const before = paymentRequest?.status === 'open' ? paymentRequest.amount : fullPrice
  const [amount, setAmount] = useState(before === null ? '' : euroText(before))
  const kept =
    paymentRequest?.status === 'open' && paymentRequest.payBy ? new Date(paymentRequest.payBy) : null
  const bounds = { start: facts.start, now, kept }
  const [deadline, setDeadline] = useState(kept ? 'kept' : 'none')
  const [wrong, setWrong] = useState<string | null>(null)
  const request = useRequestPayment(id)
  const attempt = useRef<Attempt | null>(null)
  const refused = formErrors(request.error, "We couldn't create the link. Please try again.")
  const submit = () => {
    const cents = centsFromText(amount)
    if (cents === null || cents <= 0) return setWrong('Enter an amount, like 40 or 40.50.')
    const typed = `${cents} ${deadline}`
    if (attempt.current?.form !== typed) {
      const payBy = deadlineOf(deadline, bounds)?.toISOString()
      attempt.current = { form: typed, sum: { amount: centsToEuro(cents), ...(payBy && { payBy }) } }
    }
    request.mutate(attempt.current.sum, {
      onSuccess: ({ emailed }) => onAsked(emailed === 'sent'),
      onError: (error) => {
        if (isRefusal(error)) attempt.current = null
      },
    })
  }
  return (
    <FormDialog
      title="Ask for payment by link"
      confirm="Create link"
      tone="cta"
      busy={request.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {firstNameOf(clientData.name)} pays by card without an account. We email the link, or you copy it.
      </p>
      <TextInput
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder="€0.00"
        value={amount}
        error={wrong ?? refused.fields['amount']}
        hint="The cost of the card comes off your payout. Cancelled in time by your policy, all of it is refunded."
        onChange={(event) => {
          setWrong(null)
          request.reset()
          setAmount(event.target.value)
        }}
      />
      <SelectInput
        label="If it isn't paid"
        name="deadline"
        value={deadline}
        error={refused.fields['payBy']}
        onChange={(event) => {
          request.reset()
          setDeadline(event.target.value)
        }}
      >
        <option value="none">The appointment stays</option>
        {deadlinesFor(bounds).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
      {paymentRequest?.status === 'open' && <Note>The link that you sent before stops working.</Note>}
      <FormError text={refused.text} />
    </FormDialog>
  )
}
