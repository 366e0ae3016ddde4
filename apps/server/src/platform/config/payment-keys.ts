import { z } from 'zod'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'

const key = (form: RegExp, described: string) => z.string().regex(form, `has to be ${described}`).optional()

/** The settings of the payment provider, each with the format it must have; no message repeats a value. */
export const paymentKeys = {
  STRIPE_SECRET_KEY: key(/^(sk|rk)_(test|live)_\w+$/, 'a secret or restricted key (sk_… or rk_…)'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w+$/, 'a publishable key (pk_…)'),
  STRIPE_WEBHOOK_SECRET: key(
    /^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*$/,
    'the signing secret of a webhook (whsec_…), or several with commas between',
  ),
}

type PaymentKeys = z.output<z.ZodObject<typeof paymentKeys>>

const NAMES = Object.keys(paymentKeys) as (keyof typeof paymentKeys)[]

/** Returns the signing secrets that `STRIPE_WEBHOOK_SECRET` names: one of each endpoint, two of one being rolled. */
export const webhookSecrets = (text: string): string[] => text.split(',').map((secret) => secret.trim())

/** Returns whether a key moves real money. */
export const isLiveKey = (text: string): boolean => text.split('_')[1] === 'live'

/** Returns why the server must not start with these keys, naming the settings; null when nothing is wrong. */
export function paymentKeysProblem(keys: PaymentKeys): string | null {
  const missing = NAMES.filter((name) => keys[name] === undefined)
  if (missing.length === NAMES.length) return null
  if (missing.length > 0) return `The payment provider also needs ${missing.join(', ')}`
  const ofSandbox: readonly string[] = Object.values(SANDBOX_KEYS)
  const borrowed = NAMES.filter((name) => webhookSecrets(keys[name]!).some((key) => ofSandbox.includes(key)))
  if (borrowed.length > 0) {
    return `${borrowed.join(', ')}: this is a sandbox key. Remove it to use the sandbox; it can't be used in production`
  }
  if (isLiveKey(keys.STRIPE_SECRET_KEY!) !== isLiveKey(keys.STRIPE_PUBLISHABLE_KEY!)) {
    return 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY mix test and live'
  }
  return null
}
