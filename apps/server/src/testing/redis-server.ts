import { type ChildProcess, spawn } from 'node:child_process'
import { vi } from 'vitest'
import { endProcess } from '@anseo/test-support/end-process'
import { freePort } from '@anseo/test-support/free-port'
import { servicePath } from '../../../../scripts/ensure-services.mjs'
import { send } from './requests.ts'
import { type TestApp } from './test-app.ts'

/** A real Redis for one test, without persistence. */
export interface RedisServer {
  url: string
  /** Ends it without warning. */
  stop(): Promise<void>
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>
  /** Makes it accept connections without responding. */
  hang(): void
  goOn(): void
}

/** Starts Redis on a free port and waits until it takes connections. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let server = await launch(port)
  const stop = () => endProcess(server, 'SIGKILL')
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    restart: async () => {
      await stop()
      server = await launch(port)
    },
    hang: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
  }
}

/** Waits until a process has found its Redis. */
export async function foundRedis(app: Pick<TestApp, 'url'>): Promise<void> {
  const degraded = async () => (await send(app, 'GET', '/health/ready')).body.degraded
  await vi.waitUntil(async () => (await degraded()) === undefined, { timeout: 30_000, interval: 20 })
}

async function launch(port: number): Promise<ChildProcess> {
  const program = servicePath('redis-server')
  if (!program) throw new Error('There is no redis-server here: run scripts/ensure-services.mjs')
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of server.stdout) {
    if (String(line).includes('Ready to accept connections')) return server
  }
  throw new Error('Redis ended before it took connections')
}
