import type { FastifyInstance } from 'fastify'
import { replyWithError } from '../../../platform/http/error-reply.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { stopEmails } from './stop-emails.ts'

/** The address that mail programs post to; the token follows as `?token=`. */
export const ONE_CLICK_PATH = '/api/stop-emails/one-click'

/**
 * Serves the button that mail programs show beside the sender (RFC 8058). They send a form without cookies, which no
 * call of the contract takes.
 */
export async function oneClickStopPage(app: FastifyInstance, runtime: Runtime) {
  app.setErrorHandler(replyWithError)
  app.removeAllContentTypeParsers()
  const small = { parseAs: 'string', bodyLimit: 1024 } as const
  app.addContentTypeParser('*', small, (_request, body, done) => done(null, body))
  app.post<{ Querystring: { token?: unknown } }>(
    ONE_CLICK_PATH,
    { schema: { hide: true } },
    async ({ ip, query: { token } }) => {
      await runtime.rateLimiter.count('use a link', networkOf(ip))
      await stopEmails(runtime, typeof token === 'string' ? token : '')
      return { success: true }
    },
  )
}
