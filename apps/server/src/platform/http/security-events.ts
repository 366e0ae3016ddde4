import { createHash } from 'node:crypto'
import type { ErrorCode } from '@anseo/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, once it was. */
    refusedWith: ErrorCode | null
  }
}

/** Calls whose success changes permissions, or returns private data. */
const WATCHED =
  /\/(?:login|login-code|login-with-code|logout|register|disown-registration|verify-email|forgot-password|reset-password|change-password|openid-login|passkeys|passkey-login(?!\/options)|invitation|team|second-factor|sessions|end-sessions|export|erasure)(?:\/|$)/

/** Refusals that indicate an attack, though sometimes only a forgotten password. */
const WATCHED_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'INVALID_CREDENTIALS',
  'WRONG_PASSWORD',
  'EMAIL_NOT_VERIFIED',
  'SECOND_FACTOR_WRONG',
  'LOGIN_CODE_WRONG',
  'PASSKEY_REFUSED',
  'OPENID_REFUSED',
  'OPENID_NOT_INVITED',
  'LINK_INVALID',
  'LINK_EXPIRED',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'AUTH_ERROR',
  'FORBIDDEN',
  'RATE_LIMITED',
  'INVALID_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
])

/**
 * Logs the calls that matter after an attack: call, outcome, session and network; of the contents only a digest of the
 * account's address (docs/security/logging.md).
 */
export function logSecurityEvents(app: FastifyInstance) {
  app.decorateRequest('refusedWith', null)
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call
    if (!call) return
    const { refusedWith: code, caller } = request
    if (code ? !WATCHED_REFUSALS.has(code) : !WATCHED.test(call.path)) return
    request.log.info(
      {
        event: code ? 'refused' : 'done',
        call: `${call.method} ${call.path}`,
        status: reply.statusCode,
        ...(code && { code }),
        account: caller?.accountId ?? null,
        session: caller?.sessionId ?? null,
        names: namedAccount(request),
        from: request.ip,
      },
      'Security event',
    )
  })
}

/** Returns a digest of the email address in a request, so that attempts at one account can be related. */
function namedAccount({ body }: FastifyRequest): string | null {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null
  if (typeof email !== 'string') return null
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16)
}
