import type { Config } from '../../../platform/config/config.ts'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'

/** The settings a page needs to take a card: nothing of them is secret. */
export interface PaymentSettings {
  publishableKey: string
  /** True if the page talks to the sandbox of this server or to the provider itself. */
  mode: 'sandbox' | 'stripe'
}

/** Returns the settings of the card form, for the pages rendered on the server. */
export const paymentSettings = ({ stripe }: Pick<Config, 'stripe'>): PaymentSettings =>
  stripe
    ? { publishableKey: stripe.publishableKey, mode: 'stripe' }
    : { publishableKey: SANDBOX_KEYS.publishableKey, mode: 'sandbox' }
