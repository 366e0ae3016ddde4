import { formErrors } from '@anseo/api-client/form-errors'
import { centsToEuro, euroText, formatEuro } from '@anseo/domain/money'
import { FormError } from '@anseo/ui/form-error'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { FormDialog } from '@anseo/ui/form-dialog'
import { SelectInput } from '@anseo/ui/select-input'
import { useState } from 'react'
import { usePaymentDetails, useRefundPayment } from '../queries/money.ts'
import { PAYMENT_KIND_LABELS } from './payment-kinds.ts'
import { RefundForm } from './refund-form.tsx'
import { useRefundChoice } from './use-refund-choice.ts'

interface RefundDialogProps {
  /** The payments to choose from. */
  payments: readonly { _id: string; kind: keyof typeof PAYMENT_KIND_LABELS; amount: number }[]
  client: { name: string; image?: string | null }
  vendor: string
  /** Date and time of the appointment. */
  when: string
  onClose: () => void
}

/**
 * Refunds a payment, whole or in part, after showing what that does; the texts survive a login, and another choice of
 * payment (D2).
 */
export function RefundDialog({ payments, client, vendor, when, onClose }: RefundDialogProps) {
  const [chosen, choose] = useState(payments[0]?._id ?? '')
  const found = usePaymentDetails(chosen)
  const refundable = found.data?.refundable ?? null
  const isOpen = refundable !== null && !refundable.disputed && refundable.left > 0
  const choice = useRefundChoice(payments[0]?._id ?? '', refundable)
  const refund = useRefundPayment(chosen)
  const [isTried, setTried] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  if (found.data && !isLoaded) setLoaded(true)
  const { cents, bearer, reason, problems } = choice
  const submit = () => {
    setTried(true)
    const isWrong = Object.values(problems).some((problem) => problem !== null)
    if (!isOpen || isWrong || cents === null || bearer === null) return
    refund.mutate(
      { amount: centsToEuro(cents), bearer, reason: reason.trim(), left: refundable.left },
      {
        onSuccess: () => {
          choice.forget()
          onClose()
        },
      },
    )
  }
  const { fields, text } = formErrors(refund.error, "We couldn't start the refund. Please try again.")
  return (
    <FormDialog
      // A new dialog when the first payment has loaded, so that the one that said so does not jump as it grows.
      key={isLoaded ? 'loaded' : 'loading'}
      onClose={onClose}
      title="Refund"
      busy={refund.isPending}
      keep={isOpen ? 'Keep payment' : 'Close'}
      confirm={isOpen ? (cents === null ? 'Refund' : `Refund ${formatEuro(cents)}`) : null}
      tone="dngf"
      onSubmit={submit}
    >
      <PersonLine name={client.name} picture={client.image} lines={`${when}\nwith ${vendor}`} />
      {payments.length > 1 && (
        <SelectInput
          label="Payment"
          value={chosen}
          onChange={(event) => {
            choose(event.target.value)
            setTried(false)
            refund.reset()
          }}
        >
          {payments.map(({ _id, kind, amount }) => (
            <option key={_id} value={_id}>
              {PAYMENT_KIND_LABELS[kind]}, {euroText(amount)}
            </option>
          ))}
        </SelectInput>
      )}
      {refundable && isOpen && (
        <RefundForm
          refundable={refundable}
          choice={choice}
          isTried={isTried}
          client={client.name}
          vendor={vendor}
        />
      )}
      {refundable && !isOpen && (
        <Note tone="warm">
          {refundable.disputed
            ? "You can't refund this payment until the dispute is decided."
            : "There's nothing left to refund of this payment."}
        </Note>
      )}
      {!refundable && !found.isError && <LoadingNote text="Loading payment..." />}
      {!refundable && found.isError && <LoadFailure title="We couldn't load the payment" query={found} />}
      <FormError text={text ?? Object.values(fields)[0]} />
    </FormDialog>
  )
}
