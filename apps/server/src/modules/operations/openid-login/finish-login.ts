import type { BodyOf } from '@anseo/contract/call'
import type { openIdCalls } from '@anseo/contract/openid-login'
import type { Sender } from '../../../platform/http/bind.ts'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockMember, openSession } from '../../identity/public.ts'
import type { Proof } from './prove-member.ts'
import { isFirstUse, openLoginState } from './login-state.ts'

/**
 * Logs in who has been proven by the provider, with the same second step as after a password.
 * @throws Refusal `OPENID_REFUSED` for a proof that is late, used, or of another browser or a former member;
 * `SECOND_FACTOR_NEEDED`, `SECOND_FACTOR_WRONG`, `PASSKEY_NEEDED`
 */
export async function finishLogin(
  runtime: Runtime,
  { proof, code }: BodyOf<typeof openIdCalls.login>,
  { browser, sender }: { browser: Browser; sender: Sender },
) {
  const proven = openLoginState<Proof>(runtime, proof, { stage: 'second step', browser })
  if (!proven) throw new Refusal('OPENID_REFUSED')
  const { id, accountId } = proven
  const token = await openSession(runtime, { accountId, role: 'admin', code }, sender, async (db) => {
    const isMember = (await lockMember(db, accountId)) !== undefined
    if (!isMember || !(await isFirstUse(runtime, id))) throw new Refusal('OPENID_REFUSED')
  })
  return { token, message: 'Welcome back!' }
}
