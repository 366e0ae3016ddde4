import type { Call } from '@anseo/contract/call'
import { type CountedBy, type Limited, RATE_LIMITS } from '@anseo/domain/rate-limits'
import type { FastifyRequest } from 'fastify'
import type { FloodLimits } from './flood-limits.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { networkOf } from './network-of.ts'

type Check = (request: FastifyRequest) => Promise<void>

/** The checks of a call's limits by stage: before authentication, after it, and after validation. */
export interface CallLimits {
  beforeAuth: Check[]
  afterAuth: Check[]
  afterValidation: Check[]
}

const EVERY_SITE = ['user', 'pro', 'admin']
const everySite = (call: string, ...limits: Limited[]) =>
  EVERY_SITE.map((site): [string, Limited[]] => [call.replace(':site', site), limits])

/** The calls with limits of their own; those that take files have one more. Booking, sockets and cards are counted by their use cases. */
const LIMITS = new Map<string, Limited[]>([
  ...everySite('POST /api/:site/login', 'log in'),
  ...everySite('POST /api/:site/register', 'register', 'register an address'),
  ...everySite('POST /api/:site/forgot-password', 'ask for links', 'ask for a link'),
  ...everySite('POST /api/:site/resend-verification', 'ask for links', 'ask for a link'),
  ['POST /api/admin/invitation', ['use a link']],
  ['POST /api/admin/invitation/accept', ['use a link']],
  ['POST /api/admin/openid-login/begin', ['log in']],
  ['POST /api/admin/openid-login/prove', ['log in']],
  ['POST /api/admin/openid-login', ['log in']],
  ['POST /api/user/login-code', ['ask for links', 'ask for a login code']],
  ['POST /api/user/login-with-code', ['log in']],
  ...everySite('POST /api/:site/passkey-login/options', 'log in'),
  ...everySite('POST /api/:site/passkey-login', 'log in'),
  ...everySite('POST /api/:site/reset-password', 'use a link'),
  ...everySite('GET /api/:site/verify-email', 'use a link'),
  ...everySite('POST /api/:site/disown-registration', 'use a link'),
  ['POST /api/pay/show', ['use a payment link']],
  ['POST /api/pay/intent', ['use a payment link']],
  ['POST /api/pay/verify', ['use a payment link']],
  ['POST /api/pay/cancel', ['use a payment link']],
  ['POST /api/stop-emails', ['use a link']],
  ['POST /api/health-note', ['use a link']],
  ['POST /api/health-note/agree', ['use a link']],
  ['POST /api/health-note/withdraw', ['use a link']],
  ...everySite('POST /api/:site/export', 'take a copy of all data'),
  ['POST /api/pro/quotes', ['write a message']],
  ['POST /api/pro/quotes/:id/versions', ['write a message']],
  ['POST /api/pro/appointments/:id/proposals', ['write a message']],
  ['GET /api/user/receipts/:number/pdf', ['render a document']],
  ['GET /api/pro/statements/:month/pdf', ['render a document']],
  ['POST /api/user/appointments/:id/report', ['report a problem']],
  ['PUT /api/user/appointments/:id/review', ['write a review']],
  ['PUT /api/pro/appointments/:id/review', ['write a review']],
  ['PUT /api/pro/reviews/:id/reply', ['write a review']],
  ['POST /api/admin/broadcasts', ['send a broadcast']],
  ['POST /api/admin/broadcasts/test', ['send a test announcement']],
])

/** Creates the function that finds a call's limits. */
export function createLimits(rateLimiter: RateLimiter, flood: FloodLimits): (call: Call) => CallLimits {
  return (call) => {
    const name = `${call.method} ${call.path}`
    const ofFiles: Limited[] = call.multipart ? ['upload a file'] : []
    const limits = [...(LIMITS.get(name) ?? []), ...ofFiles]
    // Limits by network and mailbox count each call separately; one by account counts all calls that share it.
    const checks = (by: CountedBy, whoOf: (request: FastifyRequest) => string) =>
      limits
        .filter((limit) => RATE_LIMITS[limit].by === by)
        .map(
          (limit): Check =>
            (request) =>
              rateLimiter.count(limit, whoOf(request)),
        )
    return {
      beforeAuth: [flood.ofNetwork(call), ...checks('network', ({ ip }) => `${networkOf(ip)} ${name}`)],
      afterAuth: [flood.ofAccount, ...checks('account', ({ caller }) => caller!.accountId)],
      afterValidation: checks('email', ({ body }) => `${(body as { email: string }).email} ${name}`),
    }
  }
}
