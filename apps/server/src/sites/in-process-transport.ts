import type { Transport } from '@anseo/api-client/api'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Carries calls of a page that is being rendered to the API of the same process, by its front door. */
export const inProcessTransport =
  (app: FastifyInstance): Transport =>
  async ({ method, url, headers, body }) => {
    const options: InjectOptions = { method: method as 'GET', url, headers }
    if (typeof body === 'string') options.payload = body
    const reply = await app.inject(options)
    const serverTime = reply.headers['server-time']
    return {
      status: reply.statusCode,
      body: reply.json<unknown>(),
      serverTime: typeof serverTime === 'string' ? serverTime : null,
    }
  }
