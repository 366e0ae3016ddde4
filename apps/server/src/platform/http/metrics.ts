import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts what an app does, for Prometheus: time per route and status, connections. */
export function observe(app: FastifyInstance, pool: Pool): Registry {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route as declared and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  registry.registerMetric(connections(pool))
  return registry
}

const connections = (pool: Pool) =>
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they do.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })

let ofProcess: Registry | undefined

/** Returns the figures of memory, processor time and event loop. They are created once, because their observers cannot be stopped. */
function processFigures(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

/**
 * Serves the metrics of the app and the process on a separate, private port (`METRICS_PORT`).
 * @param figures all metrics of the app; later registrations are not served.
 */
export async function serveMetrics(figures: Registry, port: number, host: string): Promise<FastifyInstance> {
  const server = Fastify()
  const registry = Registry.merge([processFigures(), figures])
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await server.listen({ port, host })
  return server
}
