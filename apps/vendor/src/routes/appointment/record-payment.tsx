import { formErrors } from '@anseo/api-client/form-errors'
import type { PaidWay } from '@anseo/domain/balance'
import { centsToEuro, euroText } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { FormError } from '@anseo/ui/form-error'
import { Note } from '@anseo/ui/note'
import { FormDialog } from '@anseo/ui/form-dialog'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useRecordBalance } from '../../queries/balances.ts'

interface RecordPaymentProps {
  id: string
  client: string
  /** Euro still open. */
  open: number
  /** The client is asked to pay it by card. */
  isAsked: boolean
  onClose: () => void
}

const WAYS: { value: PaidWay; label: string }[] = [
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Another way' },
]

/** Records what the client paid on the day: what is open, or part of it (B12). */
export function RecordPayment({ id, client, open, isAsked, onClose }: RecordPaymentProps) {
  const [amount, setAmount] = useState(euroText(open))
  const [way, setWay] = useState<PaidWay>('cash')
  const [wrong, setWrong] = useState<string | null>(null)
  const record = useRecordBalance(id)
  const refused = formErrors(record.error, "We couldn't record the payment. Please try again.")
  const submit = () => {
    const cents = centsFromText(amount)
    if (cents === null || cents <= 0) return setWrong('Enter an amount, like 40 or 40.50.')
    record.mutate({ amount: centsToEuro(cents), way }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Record payment"
      confirm="Record payment"
      tone="cta"
      busy={record.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{client} sees what you record. You can undo it for 30 days after the appointment.</p>
      <TextInput
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder="€0.00"
        value={amount}
        error={wrong ?? refused.fields['amount']}
        hint={`${euroText(open)} is open.`}
        onChange={(event) => {
          setWrong(null)
          record.reset()
          setAmount(event.target.value)
        }}
      />
      <Segmented label="Paid by" options={WAYS} value={way} onChange={setWay} />
      {isAsked && <Note>Your request to pay by card is withdrawn.</Note>}
      <FormError text={refused.text} />
    </FormDialog>
  )
}
