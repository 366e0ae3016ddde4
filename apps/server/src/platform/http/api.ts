import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { ReplyCache } from '../cache/reply-cache.ts'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/database.ts'
import { registerApiReference } from './api-reference.ts'
import { type Bind, createBind } from './bind.ts'
import type { Authenticate } from './caller.ts'
import { replyWithError } from './error-reply.ts'
import { parseJsonBodies } from './json-body.ts'
import { createAnswerOnce } from './idempotency-replies.ts'
import type { FloodLimits } from './flood-limits.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { createLimits } from './call-limits.ts'
import { Refusal } from './refusal.ts'
import { logSecurityEvents } from './security-events.ts'
import { createShareReplies } from './shared-replies.ts'
import { validatorCompiler } from './validation.ts'

interface ApiOptions {
  db: Database
  clock: Clock
  authenticate: Authenticate
  replyCache: ReplyCache
  rateLimiter: RateLimiter
  floodLimits: FloodLimits
  /** Binds the calls of every feature. */
  routes: (bind: Bind) => void
}

/**
 * Registers the API as a Fastify plugin: requests and replies are validated by the contract, refusals have one shape, and
 * each reply carries the server's time.
 */
export async function api(
  app: FastifyInstance,
  { db, clock, authenticate, replyCache, rateLimiter, floodLimits, routes }: ApiOptions,
) {
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(replyWithError)
  app.decorateRequest('caller', null)
  app.decorateRequest('image', null)
  app.decorateRequest('sentDocument', null)
  logSecurityEvents(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-time', clock.now().toISOString())
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  await app.register(multipart, { throwFileSizeLimit: true })
  parseJsonBodies(app)
  await registerApiReference(app)
  app.setNotFoundHandler(notFound)
  // Before a body is read, which could not change the answer.
  const nowhere = { schema: { hide: true }, onRequest: async () => notFound() }
  for (const path of ['/api', '/api/*']) app.all(path, nowhere, notFound)
  const limitsOf = createLimits(rateLimiter, floodLimits)
  const shareReplies = createShareReplies(replyCache, clock)
  routes(createBind(app, authenticate, createAnswerOnce(db, clock), shareReplies, limitsOf))
}

/** Refuses an unknown path, and any method that no route has. */
function notFound(): never {
  throw new Refusal('NOT_FOUND')
}
