import type { Transport } from '@anseo/api-client/api'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { OWN_PAGES } from '../platform/http/own-pages.ts'
import { type Lifetime, withLifetime } from '../platform/cache/lifetime.ts'

/**
 * Sends the calls of a page being rendered to the API of the same process.
 * @param heard is called with the lifetime of each reply; null if it is for this page only.
 */
export const inProcessTransport =
  (app: FastifyInstance, heard?: (lifetime: Lifetime | null) => void): Transport =>
  async ({ method, url, headers, body }) => {
    const options: InjectOptions = { method: method as 'GET', url, headers, remoteAddress: OWN_PAGES }
    if (typeof body === 'string') options.payload = body
    const send = () => app.inject(options)
    const { result: reply, lifetime } = heard
      ? await withLifetime(send)
      : { result: await send(), lifetime: null }
    heard?.(lifetime)
    const serverTime = reply.headers['server-time']
    return {
      status: reply.statusCode,
      body: reply.json<unknown>(),
      serverTime: typeof serverTime === 'string' ? serverTime : null,
    }
  }
