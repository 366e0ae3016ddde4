import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createSecret, pageUrl } from '../../identity/public.ts'
import { requireProvider } from './require-provider.ts'
import { sealLoginState } from './login-state.ts'

/** The secrets of a login, which travel sealed in its state: they come back by the same browser only. */
export interface Begun {
  nonce: string
  verifier: string
}

/** Returns the page to which the provider sends the browser back. */
export const returnUrl = (runtime: Runtime) => pageUrl(runtime, 'admin', 'single-sign-on')

/**
 * Begins a login at the provider, for this browser.
 * @throws Refusal `NOT_FOUND` where no provider is set, `OPENID_DOWN`
 */
export async function beginLogin(runtime: Runtime, browser: Browser) {
  const begun: Begun = { nonce: createSecret(), verifier: createSecret() }
  const state = sealLoginState(runtime, begun, { stage: 'provider', browser })
  const url = await requireProvider(runtime, (provider) =>
    provider.begin(returnUrl(runtime), { state, ...begun }),
  )
  return { url }
}
