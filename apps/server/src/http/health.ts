import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

interface HealthOptions {
  pool: Pool
  /** Whether the books balance, and what does not agree (M6). */
  books: () => Promise<object>
}

/**
 * `/health/live`: the process answers. `/health/ready`: the database does too; 503 when not. It also says how the
 * books stand: what is wrong there is for a person, and no reason to take the process out.
 */
export async function health(app: FastifyInstance, { pool, books }: HealthOptions) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await pool.query('select 1')
    } catch {
      return reply.status(503).send({ status: 'not ready', database: 'unreachable' })
    }
    return { status: 'ready', ledger: await books().catch(() => ({ balanced: null })) }
  })
}
