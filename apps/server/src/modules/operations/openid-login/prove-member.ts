import { isEmail, normaliseEmail } from '@anseo/domain/email'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createSecret, findMemberByEmail } from '../../identity/public.ts'
import { takeByEmail } from '../team/invitation-store.ts'
import { joinTeam } from '../team/join-team.ts'
import { type Begun, returnUrl } from './begin-login.ts'
import { requireProvider } from './require-provider.ts'
import { isFirstUse, openLoginState, sealLoginState } from './login-state.ts'

/** The member whose identity the provider has confirmed, until the second step is done. */
export interface Proof {
  id: string
  accountId: string
}

/**
 * Checks the provider's answer, once, and returns a proof of the member that it opens. An invited address joins the
 * team by it; its password is random until the member chooses one by email.
 * @param answer the query with which the browser came back.
 * @throws Refusal `OPENID_REFUSED`, `OPENID_NOT_INVITED`, `OPENID_DOWN`, `NOT_FOUND` where no provider is set.
 */
export async function proveMember(runtime: Runtime, answer: string, browser: Browser) {
  const returnedTo = new URL(returnUrl(runtime))
  returnedTo.search = answer
  const state = returnedTo.searchParams.get('state') ?? ''
  const person = await requireProvider(runtime, async (provider) => {
    const begun = openLoginState<Begun>(runtime, state, { stage: 'provider', browser })
    if (!begun || !(await isFirstUse(runtime, begun.nonce))) return null
    return provider.finish(returnedTo, { state, ...begun })
  })
  if (!person) throw new Refusal('OPENID_REFUSED')
  const email = normaliseEmail(person.verifiedEmail ?? '')
  const accountId = isEmail(email) ? await memberOf(runtime, email) : null
  if (accountId === null) throw new Refusal('OPENID_NOT_INVITED')
  const proof: Proof = { id: createSecret(), accountId }
  return { proof: sealLoginState(runtime, proof, { stage: 'second step', browser }) }
}

/** Returns the account of a member or of an invited person, who joins now; null for anybody else. */
async function memberOf(runtime: Runtime, email: string): Promise<string | null> {
  const member = await findMemberByEmail(runtime.db, email)
  if (member) return member.id
  const passwordHash = await hashPassword(createSecret())
  return runtime.transaction(async (unit) => {
    const invited = await takeByEmail(unit.db, email, unit.now)
    return invited ? joinTeam(unit, { ...invited, passwordHash }) : null
  })
}
