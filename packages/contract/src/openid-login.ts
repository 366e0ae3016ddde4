import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { typedCode } from './second-factor.ts'

const sealed = () => z.string().min(1).max(4000)

/** The calls by which an admin logs in at the operator's OpenID Connect provider, where there is one (D1). */
export const openIdCalls = {
  begin: call({
    method: 'POST',
    path: '/api/admin/openid-login/begin',
    access: 'public',
    knowsBrowser: true,
    summary: 'Begin a login at the OpenID Connect provider. Redirect this browser to the `url` in the reply.',
    reply: succeeds({ url: z.string() }),
    refusals: ['NOT_FOUND', 'OPENID_DOWN'],
  }),
  prove: call({
    method: 'POST',
    path: '/api/admin/openid-login/prove',
    access: 'public',
    knowsBrowser: true,
    summary:
      "Check the provider's answer, once. It opens the verified email of a member, or of an open invitation, which it accepts.",
    body: z.object({
      answer: sealed().meta({ description: 'The query with which the provider sent the browser back' }),
    }),
    reply: succeeds({ proof: z.string().meta({ description: 'For the login, within 10 minutes, once' }) }),
    refusals: ['NOT_FOUND', 'OPENID_REFUSED', 'OPENID_NOT_INVITED', 'OPENID_DOWN'],
  }),
  login: call({
    method: 'POST',
    path: '/api/admin/openid-login',
    access: 'public',
    knowsBrowser: true,
    summary:
      'Log in with a proof in place of email and password. An account with two-step verification also needs a code.',
    body: z.object({ proof: sealed(), code: typedCode().optional() }),
    reply: succeeds({ token: z.string(), message: z.string() }),
    refusals: ['OPENID_REFUSED', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG', 'PASSKEY_NEEDED'],
  }),
}
