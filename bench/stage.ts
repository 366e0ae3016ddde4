import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from '@anseo/server/platform/database/migrate'
import { freePort } from '@anseo/test-support/free-port'
import { BUILT_SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-program.mjs'
import { asChild, type Child, spawnChild } from './child.ts'
import { insertPeople } from './people.ts'

/** A process of the product. */
interface Server extends Child {
  url: string
}

interface ServerOptions {
  /** Path that answers once the process is ready. */
  readyPath?: string
}

/** The base of every row: one PostgreSQL with its usual settings, and a filled database for each row. */
export interface Stage {
  /** Creates a database with all people of the bench. */
  createDatabase(): Promise<string>
  /** Creates an empty database, without tables. */
  createEmptyDatabase(): Promise<string>
  /** A process of the product, sites included, on a database. */
  startServer(
    databaseUrl: string,
    settings?: Record<string, string>,
    options?: ServerOptions,
  ): Promise<Server>
  /** Stops the processes that one row started. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Settings of a process that caches no replies, so that each one is read from the database. */
export const UNCACHED = { REPLY_CACHE_MB: '0' }

/** Connections of each process of the product. */
export const DATABASE_POOL = 20

/** Starts PostgreSQL in a temporary folder and prepares what the rows share. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'anseo-bench-'))
  await chmod(folder, 0o711)
  const log = { info: () => undefined, warn: console.warn }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  await migrate(postgres.url)
  await withPool(postgres.url, insertPeople)
  const servers: Server[] = []
  const clear = async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()))
  }
  return {
    createDatabase: () => copyDatabase(postgres.url, new URL(postgres.url).pathname.slice(1)),
    createEmptyDatabase: () => copyDatabase(postgres.url, 'template0'),
    startServer: async (databaseUrl, settings = {}, options = {}) => {
      const own = { DATA_DIR: join(folder, randomUUID()), ...settings }
      const server = await startServer(databaseUrl, own, options)
      servers.push(server)
      return server
    },
    clear,
    close: async () => {
      await clear()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Lends a small pool on a database. */
export async function withPool<T>(url: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}

/** Copies a database without open connections. */
async function copyDatabase(url: string, template: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const server = new URL(url)
  server.pathname = '/postgres'
  await withPool(server.href, (pool) => pool.query(`create database ${name} template ${template}`))
  server.pathname = `/${name}`
  return server.href
}

async function startServer(
  databaseUrl: string,
  settings: Record<string, string>,
  { readyPath = '/health/ready' }: ServerOptions,
): Promise<Server> {
  const port = await freePort()
  const child = spawnChild(BUILT_SERVER, {
    nodeFlags: SERVER_FLAGS,
    settings: {
      ...SERVER_ENVIRONMENT,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(DATABASE_POOL),
      RATE_LIMIT_FACTOR: '1000000',
      ...settings,
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(url + readyPath).catch(() => undefined)
    if (answer?.ok) return { ...asChild(child), url }
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready`)
    await pause(5)
  }
}
