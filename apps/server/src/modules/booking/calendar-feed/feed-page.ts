import type { FastifyInstance } from 'fastify'
import { replyWithError } from '../../../platform/http/error-reply.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'
import { findFeedBySecret, touchFeed } from './store.ts'
import { writeFeed } from './write-feed.ts'

const FILE = /^([\w-]{43})\.ics$/
/** The shortest time between two updates of `lastReadAt`, so that frequent reads do not write each time. */
const TOUCH_EVERY_MS = 60_000

/** Serves `/feeds/calendar/{secret}.ics`, a vendor's calendar for anyone who has its link. */
export async function calendarFeedPage(app: FastifyInstance, runtime: Runtime) {
  app.setErrorHandler(replyWithError)
  // Calendar programs read every few minutes; the limit stops attempts to guess a secret.
  app.addHook('onRequest', ({ ip }) => runtime.rateLimiter.count('read a calendar feed', networkOf(ip)))
  app.get<{ Params: { file: string } }>(
    '/feeds/calendar/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const secret = FILE.exec(request.params.file)?.[1]
      const feed = secret === undefined ? undefined : await findFeedBySecret(runtime.db, digestOf(secret))
      if (!feed) throw new Refusal('NOT_FOUND')
      const now = runtime.clock.now()
      const untouchedFor = now.getTime() - (feed.lastReadAt?.getTime() ?? 0)
      if (Math.abs(untouchedFor) >= TOUCH_EVERY_MS) await touchFeed(runtime.db, feed.id, now)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(await writeFeed(runtime, feed.vendorId))
    },
  )
}
