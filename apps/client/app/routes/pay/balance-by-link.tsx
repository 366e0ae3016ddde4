import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { centsToEuro, euroToCents, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { PriceList } from '@anseo/ui/price-list'
import { notify } from '@anseo/ui/toasts'
import { Elements } from '@stripe/react-stripe-js'
import { api } from '../../api/browser-api.ts'
import { useReload } from '../../queries/live.ts'
import { CardFields } from '../appointments/payment/card-fields.tsx'
import { PayButton } from '../appointments/payment/pay-button.tsx'
import { TipChoice } from '../appointments/payment/tip-choice.tsx'
import { type PaymentStartState, usePaymentStart } from '../appointments/payment/use-payment-start.ts'
import { type BalanceCalls, noIntentYet, useBalanceForm } from '../appointments/payment/use-balance-form.ts'
import { LinkTerms } from './link-terms.tsx'
import { verifyLinkPayment } from './verify-link-payment.ts'

interface BalanceByLinkProps {
  token: string
  link: PaymentLinkOnWire
  /** Called when the card is also charged for a tip: the form has to stay until that is paid. */
  onTipping: () => void
  /** Everything that was chosen is paid. */
  onPaid: () => void
}

/** Takes a card for the balance of a vendor's own booking, and a tip (B12). */
export function BalanceByLink(props: BalanceByLinkProps) {
  const reload = useReload()
  const [start, retry] = usePaymentStart(props.token, noIntentYet, () => void reload())
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <BalanceForm {...props} start={start} onRetry={retry} />
    </Elements>
  )
}

interface BalanceFormProps extends BalanceByLinkProps {
  start: PaymentStartState<null>
  onRetry: () => void
}

function BalanceForm({ token, link, onTipping, onPaid, start, onRetry }: BalanceFormProps) {
  const { status, amount, vendor } = link
  const balanceCents = status === 'open' ? euroToCents(amount) : 0
  const tips = link.tips?.map(({ percent, amount: euro }) => ({ percent, cents: euroToCents(euro) })) ?? null
  const form = useBalanceForm({
    of: token,
    balanceCents,
    tips,
    calls: callsOf(token),
    start,
    onPaid: () => {
      notify.success('Payment received. Thank you.')
      onPaid()
    },
  })
  const { billing, busy, cardError, setCardError, tip, tipCents, totalCents } = form
  return (
    <form
      method="post"
      noValidate
      className="card pad grid gap-4"
      aria-label="Payment"
      onSubmit={(event) => {
        if (tipCents > 0) onTipping()
        form.submit(event)
      }}
    >
      <h2 className="text-lg">Pay by card</h2>
      {tips && <TipChoice tip={tip} optional={balanceCents > 0} tried={form.tried} disabled={busy} />}
      <CardFields {...{ billing, start, busy, cardError, setCardError }} />
      {tipCents > 0 && balanceCents > 0 && (
        <PriceList
          lines={[
            { label: 'Balance', amount: formatEuro(balanceCents) },
            { label: 'Tip', amount: formatEuro(tipCents) },
          ]}
          total={{ label: 'Total to pay now', amount: formatEuro(totalCents) }}
        />
      )}
      <PayButton full start={start} busy={busy} cents={totalCents} onRetry={onRetry} />
      <p className="text-sm text-ink-2">
        All of it goes to {firstNameOf(vendor.name)}. There are no booking fees on it.
      </p>
      <LinkTerms vendor={vendor} />
    </form>
  )
}

const secretOf = async (body: { token: string; tip?: number }): Promise<string> =>
  (await api('POST /api/pay/intent', { body })).clientSecret

/** The calls by which the holder of a link pays. */
const callsOf = (token: string): BalanceCalls => ({
  balanceSecret: () => secretOf({ token }),
  tipSecret: (cents) => secretOf({ token, tip: centsToEuro(cents) }),
  verify: verifyLinkPayment(token),
})
