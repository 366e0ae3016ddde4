import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { SharedRedis } from '../redis/shared-redis.ts'
import type { Drain } from './drain.ts'

interface HealthOptions {
  pool: Pool
  redis: SharedRedis | undefined
  drain: Drain
  /** Returns whether the books balance (M6). */
  books: () => Promise<{ balanced: boolean }>
}

/**
 * `/health/live`: the process answers. `/health/ready`: the database does too, and the process is not about to end; 503
 * when not. It also says what is away that the process goes on without, and whether the books balance: what is wrong
 * there is for a person, who reads it on the admin site, and no reason to take the process out.
 */
export async function health(app: FastifyInstance, { pool, redis, drain, books }: HealthOptions) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (drain.hasBegun) return reply.status(503).send({ status: 'not ready', process: 'ending' })
    try {
      await pool.query('select 1')
    } catch {
      return reply.status(503).send({ status: 'not ready', database: 'unreachable' })
    }
    return {
      status: 'ready',
      ...(redis?.isAway && { degraded: ['redis'] }),
      ledger: {
        balanced: await books().then(
          ({ balanced }) => balanced,
          () => null,
        ),
      },
    }
  })
}
