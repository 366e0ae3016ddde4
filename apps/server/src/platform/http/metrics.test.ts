// covers: ASVS 13.4.5
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { observe, serveMetrics } from './metrics.ts'

const app = Fastify()
const pool = new Pool()
afterAll(() => pool.end())

test('a request is counted by its route, and the figures are served on a port of their own', async () => {
  const registry = observe(app, pool)
  app.get('/vendor/:id', async () => 'here')
  await app.inject('/vendor/7')
  const metrics = await serveMetrics(registry, 0, '127.0.0.1')
  const { port } = metrics.server.address() as AddressInfo
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await metrics.close()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/vendor/:id",status="200"} 1',
  )
  expect(text).toContain('database_connections{state="open"} 0')
  expect(text).toContain('process_cpu_seconds_total ')
  expect(text).toContain('nodejs_eventloop_lag_seconds ')
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})
