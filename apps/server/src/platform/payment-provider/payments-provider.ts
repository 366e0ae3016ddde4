import { reachSandbox } from '@anseo/payment-sandbox/reach-sandbox'
import { Stripe } from 'stripe'

/** Each retry carries the idempotency key of the first attempt, so that nothing is charged twice. */
const NETWORK_RETRIES = 1

/** Options of the calls of a sweep: no second attempt within a run, since the next run asks again. */
export const ONE_TRY = { maxNetworkRetries: 0 }

export type PaymentsProviderSettings = {
  secretKey: string
  /** Origin of the sandbox, e.g. `http://127.0.0.1:3000`; without it the real provider is asked. */
  sandboxBaseUrl?: string
  /** Longest wait for an answer in ms, for each of two attempts. */
  answerMs: number
}

/** Creates the payment provider's SDK, which speaks to the provider itself or to the sandbox. */
export const createStripe = ({ secretKey, sandboxBaseUrl, answerMs }: PaymentsProviderSettings): Stripe =>
  new Stripe(secretKey, {
    timeout: answerMs,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(sandboxBaseUrl === undefined ? {} : reachSandbox(sandboxBaseUrl)),
  })
