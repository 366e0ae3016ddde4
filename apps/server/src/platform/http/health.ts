import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { SharedRedis } from '../redis/shared-redis.ts'
import type { Drain } from './drain.ts'

interface HealthOptions {
  pool: Pool
  redis: SharedRedis | undefined
  drain: Drain
  /** Returns whether the ledger balances (M6). */
  books: () => Promise<{ balanced: boolean }>
}

/**
 * Serves the health checks. `/health/live` answers while the process runs. `/health/ready` answers 503 if the database
 * is unreachable or the process is draining. It also reports a missing Redis, without which the process can continue,
 * and whether the ledger balances. An unbalanced ledger is for an operator to look into, so it never gives a 503.
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
