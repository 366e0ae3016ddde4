import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useState } from 'react'
import { chargeWallet } from './pay-by-card.ts'

interface WalletsProps {
  stripe: Stripe
  clientSecret: string
  /** Charges the wallet and has the server verify it. */
  onPay: (charge: () => Promise<string>) => void
}

/** Buttons of the wallets that this device has, by the card provider's own element; nothing where it has none (C3 of growth). */
export default function Wallets({ stripe, clientSecret, onPay }: WalletsProps) {
  return (
    <Elements stripe={stripe} options={{ clientSecret }}>
      <Buttons onPay={(elements) => onPay(() => chargeWallet(stripe, clientSecret, elements))} />
    </Elements>
  )
}

function Buttons({ onPay }: { onPay: (elements: StripeElements) => void }) {
  const elements = useElements()
  const [hasAny, setHasAny] = useState(false)
  return (
    <div className={hasAny ? 'grid gap-3' : undefined}>
      <ExpressCheckoutElement
        options={{ paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never' } }}
        onReady={({ availablePaymentMethods }) => setHasAny(availablePaymentMethods !== undefined)}
        onConfirm={() => elements && onPay(elements)}
      />
      {hasAny && <p className="text-center text-sm text-ink-2">or by card</p>}
    </div>
  )
}
