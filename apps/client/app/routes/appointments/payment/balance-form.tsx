import { tipChoices } from '@anseo/domain/balance'
import { costFromWire } from '@anseo/domain/cost-wire'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { PriceList } from '@anseo/ui/price-list'
import { useId } from 'react'
import { api } from '../../../api/browser-api.ts'
import { VendorLine } from '../../../appointments/vendor-line.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { CardFields } from './card-fields.tsx'
import { verifyPayment } from './pay-by-card.ts'
import { PayButton } from './pay-button.tsx'
import { payableNow } from './payable-now.ts'
import { TipChoice } from './tip-choice.tsx'
import { type IntentCard, useCardChoice } from './use-card-choice.ts'
import type { PaymentStartState } from './use-payment-start.ts'
import { type BalanceCalls, useBalanceForm } from './use-balance-form.ts'

interface BalanceFormProps extends DialogProps {
  start: PaymentStartState<null>
  onRetry: () => void
  /** Called once everything that was chosen is paid. */
  onPaid: () => void
}

/** The content of the dialog: the balance, a tip to choose, billing details and card. */
export function BalanceForm({ appointment, onClose, start, onRetry, onPaid }: BalanceFormProps) {
  const formId = useId()
  const { wire } = appointment
  const payee = firstNameOf(wire.vendorData.name)
  const { balanceCents, mayTip } = payableNow(appointment, useNow())
  const choice = useCardChoice()
  const { submit, billing, tried, busy, cardError, setCardError, tip, tipCents, totalCents } = useBalanceForm(
    {
      of: wire._id,
      balanceCents,
      tips: mayTip ? tipChoices(costFromWire(wire.cost)) : null,
      calls: callsOf(wire._id, choice.intentCard),
      start,
      isSaved: choice.saved !== null,
      onPaid: () => {
        choice.refresh()
        onPaid()
      },
    },
  )
  return (
    <Dialog
      onClose={onClose}
      processing={busy}
      size="huge"
      title={balanceCents > 0 ? `Pay ${payee}` : `Tip ${payee}`}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <PayButton
            className="wide"
            form={formId}
            start={start}
            busy={busy}
            disabled={choice.loading}
            cents={totalCents}
            onRetry={onRetry}
          />
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
      <form id={formId} method="post" noValidate className="grid content-start gap-4" onSubmit={submit}>
        {mayTip && <TipChoice tip={tip} optional={balanceCents > 0} tried={tried} disabled={busy} />}
        <CardFields {...{ choice, billing, start, busy, cardError, setCardError }} />
      </form>
    </Dialog>
  )
}

/** The calls by which a client with an account pays. */
function callsOf(appointmentId: string, card: IntentCard): BalanceCalls {
  const secretOf = async (wanted: { kind: 'balance' | 'tip'; amount?: number }) => {
    const { clientSecret } = await api('POST /api/user/create-payment-intent', {
      body: { appointmentId, ...wanted, ...card },
      idempotencyKey: crypto.randomUUID(),
    })
    return clientSecret
  }
  return {
    balanceSecret: () => secretOf({ kind: 'balance' }),
    tipSecret: (cents) => secretOf({ kind: 'tip', amount: centsToEuro(cents) }),
    verify: verifyPayment,
  }
}
