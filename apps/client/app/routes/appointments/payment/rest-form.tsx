import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { PriceList } from '@anseo/ui/price-list'
import { Lock } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { VendorLine } from '../../../appointments/vendor-line.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { BillingFields } from './billing-fields.tsx'
import { billingProblems } from './billing.ts'
import { CardField } from './card-field.tsx'
import { restOf } from './rest-of.ts'
import { TipChoice, useTip } from './tip-choice.tsx'
import { useBilling } from './use-billing.ts'
import type { PaymentStartState } from './use-payment-start.ts'
import { usePayingRest } from './use-paying-rest.ts'

interface RestFormProps extends DialogProps {
  start: PaymentStartState<null>
  onRetry: () => void
  /** Everything that was chosen is paid. */
  onPaid: () => void
}

/** The content of the dialog: the balance, a tip to choose, billing details and card. */
export function RestForm({ appointment, onClose, start, onRetry, onPaid }: RestFormProps) {
  const formId = useId()
  const { wire } = appointment
  const payee = firstNameOf(wire.vendorData.name)
  const billing = useBilling(wire._id)
  const { balanceCents, mayTip } = restOf(appointment, useNow())
  const tip = useTip(appointment)
  const { busy, cardError, setCardError, pay } = usePayingRest(wire._id, onPaid)
  const [tried, setTried] = useState(false)
  const problems = tried ? billingProblems(billing.values) : {}
  const tipCents = mayTip ? (tip.cents ?? 0) : 0
  const totalCents = balanceCents + tipCents
  const ready = start.state === 'ready'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const fields = event.currentTarget.elements
    const [first] = [
      ...(mayTip && tip.problem ? ['tip'] : []),
      ...Object.keys(billingProblems(billing.values)),
    ]
    if (first) (fields.namedItem(first) as HTMLElement | null)?.focus()
    else if (ready && totalCents > 0) void pay({ balanceCents, tipCents }, billing.values)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      processing={busy}
      size="huge"
      title={balanceCents > 0 ? `Pay ${payee}` : `Tip ${payee}`}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          {start.state === 'failed' ? (
            <Button onClick={onRetry}>Try Again</Button>
          ) : (
            <Button
              tone="cta"
              className="wide"
              type="submit"
              form={formId}
              disabled={!ready || busy || totalCents === 0}
              busy={busy}
              icon={<Lock aria-hidden="true" />}
            >
              Pay {formatEuro(totalCents)}
            </Button>
          )}
        </>
      }
    >
      <section aria-label="Payment summary" className="grid gap-3 self-start rounded-md bg-sunken p-4">
        <VendorLine appointment={appointment} plainDay />
        <PriceList
          lines={[
            ...(balanceCents > 0 ? [{ label: 'Balance', amount: formatEuro(balanceCents) }] : []),
            ...(tipCents > 0 ? [{ label: 'Tip', amount: formatEuro(tipCents) }] : []),
          ]}
          total={{ label: 'Total to pay now', amount: formatEuro(totalCents) }}
        />
        <p className="text-sm text-ink-2">All of it goes to {payee}. There are no booking fees on it.</p>
      </section>
      <form id={formId} method="post" noValidate className="grid gap-4" onSubmit={submit}>
        {mayTip && <TipChoice tip={tip} optional={balanceCents > 0} tried={tried} disabled={busy} />}
        <h3>Billing details</h3>
        <BillingFields
          values={billing.values}
          problems={problems}
          disabled={busy}
          onChange={billing.change}
        />
        {start.state === 'failed' ? (
          <Note tone="bad">You can&apos;t pay right now. Nothing has been charged.</Note>
        ) : (
          <CardField ready={ready} disabled={busy} error={cardError} onChange={setCardError} />
        )}
      </form>
    </Dialog>
  )
}
