import { Refusal } from '../../../platform/http/refusal.ts'
import { type OpenIdLogin, ProviderDown } from '../../../platform/openid-connect/openid-login.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/**
 * Asks the provider.
 * @throws Refusal `NOT_FOUND` where none is set, `OPENID_DOWN` if it does not answer.
 */
export async function requireProvider<T>(
  { openId, log }: Pick<Runtime, 'openId' | 'log'>,
  ask: (provider: OpenIdLogin) => Promise<T>,
): Promise<T> {
  if (!openId) throw new Refusal('NOT_FOUND')
  try {
    return await ask(openId)
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.warn({ err: error }, 'The OpenID Connect provider did not answer')
    throw new Refusal('OPENID_DOWN')
  }
}
