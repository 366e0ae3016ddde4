import { PAYING } from '@anseo/api-client/error-catalogue/appointments'
import { replyText } from '@anseo/api-client/error-texts'
import type { PaymentSummary } from '@anseo/contract/payments'
import { notify } from '@anseo/ui/toasts'
import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { isSignedOut } from '../../../api/is-signed-out.ts'
import type { PaymentSettings } from '../../../api/server-context.ts'
import { useSettings } from '../../../root.tsx'
import { loadCardProvider } from './load-stripe.ts'

/** Everything that paying needs. */
export interface PaymentStart {
  stripe: Stripe
  clientSecret: string
  summary: PaymentSummary
}

export type PaymentStartState =
  { state: 'loading' } | { state: 'failed'; text: string } | ({ state: 'ready' } & PaymentStart)

/** Asks for the live intent of the appointment (M5) and loads the card provider, both at once. */
export function usePaymentStart(appointmentId: string): [PaymentStartState, retry: () => void] {
  const { payments } = useSettings()
  const [start, setStart] = useState<PaymentStartState>({ state: 'loading' })
  const load = useCallback(async () => {
    setStart({ state: 'loading' })
    setStart(await startPayment(appointmentId, payments))
  }, [appointmentId, payments])
  useEffect(() => void load(), [load])
  return [start, () => void load()]
}

async function startPayment(appointmentId: string, payments: PaymentSettings): Promise<PaymentStartState> {
  try {
    const [stripe, { clientSecret, appointmentDetails }] = await Promise.all([
      loadCardProvider(payments),
      api('POST /api/user/create-payment-intent', {
        body: { appointmentId },
        idempotencyKey: crypto.randomUUID(),
      }),
    ])
    if (!stripe) return fail(PAYING.notStarted)
    return { state: 'ready', stripe, clientSecret, summary: appointmentDetails }
  } catch (error) {
    return isSignedOut(error) ? { state: 'loading' } : fail(replyText(error, PAYING.notStarted))
  }
}

function fail(text: string): PaymentStartState {
  notify.error(text)
  return { state: 'failed', text }
}
