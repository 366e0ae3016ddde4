import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLoadGate, type Load } from './load-gate.ts'
import { isOwnPage } from './own-pages.ts'
import { Refusal } from './refusal.ts'

const RETRY_AFTER_SECONDS = '2'
/** Paths of monitoring and the payment provider are always served; files cost next to nothing. */
const ALWAYS_SERVED = ['/health/', '/api/payments/webhook', '/sandbox/', '/assets/']

/**
 * Answers 503 to requests that would otherwise only wait, before anything is read, so that refusing is cheap. Register it
 * before all other hooks.
 * @param atOnce the limit of concurrent reads per process.
 */
export function shedLoad(app: FastifyInstance, atOnce: number): void {
  const gate = createLoadGate(atOnce)
  const { status, body } = new Refusal('UNAVAILABLE')
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  app.addHook('onRequest', (request, reply, next) => {
    if (isAlwaysServed(request)) return next()
    const load: Load = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
    if (gate.enter(load)) {
      reply.raw.once('close', () => gate.leave(load))
      return next()
    }
    reply.hijack()
    reply.raw.writeHead(status, headers).end(text)
  })
}

const isAlwaysServed = (request: FastifyRequest) =>
  isOwnPage(request) || ALWAYS_SERVED.some((path) => request.url.startsWith(path))
