import type { FastifyInstance } from 'fastify'

/** The state of a process before shutdown: while it drains, it still serves but should get no new requests. */
export interface Drain {
  readonly hasBegun: boolean
  begin(): void
}

/**
 * Creates the drain. Once begun, each response closes its connection, so that the next request goes to another process.
 */
export function createDrain(app: FastifyInstance): Drain {
  let hasBegun = false
  app.addHook('onRequest', async (_request, reply) => {
    if (hasBegun) reply.header('connection', 'close')
  })
  return {
    get hasBegun() {
      return hasBegun
    },
    begin: () => {
      hasBegun = true
    },
  }
}
