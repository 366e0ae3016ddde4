import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** `/health/live`: the process answers. `/health/ready`: the database does too; 503 when not. */
export async function health(app: FastifyInstance, { pool }: { pool: Pool }) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'not ready', database: 'unreachable' })
    }
  })
}
