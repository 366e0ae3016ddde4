import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { PAYING } from '@anseo/api-client/error-catalogue/appointments'
import { replyText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentSettings } from '../../../api/server-context.ts'
import { useSettings } from '../../../root.tsx'
import { mayTakeCards } from './card-document.ts'
import { loadCardProvider } from './load-stripe.ts'

/** The values that a payment needs. */
export interface PaymentStart {
  stripe: Stripe
  clientSecret: string
}

/** The state of starting a payment. */
export type PaymentStartState =
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  /** Nothing is left to pay: another tab or an earlier attempt has paid. */
  | { state: 'paid' }
  | ({ state: 'ready' } & PaymentStart)

const LOADING = { state: 'loading' } as const

/**
 * Requests the open intent of a payment (M5) and loads the card provider, both in parallel.
 * @param of the payment; another value starts a new one.
 * @param askForIntent requests the intent.
 * @param onPaid called when it turns out to be paid already.
 */
export function usePaymentStart(
  of: string,
  askForIntent: (of: string) => Promise<{ clientSecret: string }>,
  onPaid: () => void,
): [PaymentStartState, retry: () => void] {
  const { payments } = useSettings()
  const [start, setStart] = useState<PaymentStartState>(LOADING)
  const isLoading = start.state === 'loading'
  const take = useEffectEvent((outcome: PaymentStartState) => {
    setStart(outcome)
    if (outcome.state === 'failed') notify.error(outcome.text)
    if (outcome.state === 'paid') onPaid()
  })
  const ask = useEffectEvent(askForIntent)
  useEffect(() => {
    if (!isLoading) return
    // The page is reloaded as a document of its own, where the dialog opens again automatically.
    if (!mayTakeCards(payments)) return location.reload()
    let wanted = true
    void startPayment(ask(of), payments).then((outcome) => wanted && take(outcome))
    // An answer that arrives after the dialog has closed is ignored.
    return () => {
      wanted = false
    }
  }, [of, payments, isLoading])
  return [start, () => setStart(LOADING)]
}

async function startPayment(
  asked: Promise<{ clientSecret: string }>,
  payments: PaymentSettings,
): Promise<PaymentStartState> {
  try {
    const [stripe, { clientSecret }] = await Promise.all([loadCardProvider(payments), asked])
    if (!stripe) return { state: 'failed', text: PAYING.notStarted }
    return { state: 'ready', stripe, clientSecret }
  } catch (error) {
    if (isSignedOut(error)) return LOADING
    if (error instanceof ApiError && error.code === 'ALREADY_PAID') return { state: 'paid' }
    return { state: 'failed', text: replyText(error, PAYING.notStarted) }
  }
}
