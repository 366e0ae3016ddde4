import type { FastifyInstance } from 'fastify'

/** Says whether this process is on its way out: it still serves, but nobody should send it anything new. */
export interface Drain {
  readonly hasBegun: boolean
  begin(): void
}

/** From the beginning of its drain on a server ends each connection with the reply, so that the next one goes elsewhere. */
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
