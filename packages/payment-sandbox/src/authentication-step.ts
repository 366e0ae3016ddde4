import { invalidRequest } from './failure.ts'
import { newId } from './identifiers.ts'
import type { SandboxRequest } from './operation.ts'
import { text } from './parameters.ts'

/** Begins the 3-D Secure step of an intent: its id, and what the intent says is to be done next. */
export function beginAuthentication({ baseUrl }: SandboxRequest, returnUrl: string | null) {
  const authenticationId = newId('payatt')
  const url = `${baseUrl}/sandbox/stripe/3ds/${authenticationId}`
  const nextAction =
    returnUrl === null
      ? {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', source: authenticationId, stripe_js: url },
        }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
  return { authenticationId, nextAction }
}

/**
 * Reads the address to which the bank's page sends the cardholder back.
 * @throws SandboxFailure for one that is no web address.
 */
export function readReturnUrl(request: SandboxRequest): string | null {
  const url = text(request.fields, 'return_url')
  if (url !== null && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' })
  }
  return url
}
