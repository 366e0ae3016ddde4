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

/** The open intent of a payment, as the card provider needs it. */
export interface OpenIntent {
  clientSecret: string
}

/** The values that a payment needs; no intent where it is only made when the sum is chosen. */
interface PaymentStart<Intent> {
  stripe: Stripe
  intent: Intent
}

/** The state of starting a payment. */
export type PaymentStartState<Intent extends OpenIntent | null = OpenIntent> =
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  /** Nothing is left to pay: another tab or an earlier attempt has paid. */
  | { state: 'paid' }
  | ({ state: 'ready' } & PaymentStart<Intent>)

const LOADING = { state: 'loading' } as const

/**
 * Requests the open intent of a payment (M5) and loads the card provider, both in parallel.
 * @param of the payment; another value starts a new one.
 * @param askForIntent requests the intent.
 * @param onPaid called when it turns out to be paid already.
 */
export function usePaymentStart<Intent extends OpenIntent | null>(
  of: string,
  askForIntent: (of: string) => Promise<Intent>,
  onPaid: () => void,
): [PaymentStartState<Intent>, retry: () => void] {
  const { payments } = useSettings()
  const [start, setStart] = useState<PaymentStartState<Intent>>(LOADING)
  const isLoading = start.state === 'loading'
  const take = useEffectEvent((outcome: PaymentStartState<Intent>) => {
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

async function startPayment<Intent extends OpenIntent | null>(
  asked: Promise<Intent>,
  payments: PaymentSettings,
): Promise<PaymentStartState<Intent>> {
  try {
    const [stripe, intent] = await Promise.all([loadCardProvider(payments), asked])
    if (!stripe) return { state: 'failed', text: PAYING.notStarted }
    return { state: 'ready', stripe, intent }
  } catch (error) {
    if (isSignedOut(error)) return LOADING
    if (error instanceof ApiError && error.code === 'ALREADY_PAID') return { state: 'paid' }
    return { state: 'failed', text: replyText(error, PAYING.notStarted) }
  }
}
