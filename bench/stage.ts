import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Pool } from 'pg'
import { databaseUrl } from '@anseo/test-support/database-url'
import { freePort } from '@anseo/test-support/free-port'
import { SERVER_ENVIRONMENT } from '../scripts/server-program.mjs'
import { spawnProduct, untilReady } from '../scripts/spawn-product.ts'
import { openTemporaryDatabase } from '../scripts/temporary-database.ts'
import { asChild, CHILD_STDIO, type Child } from './child.ts'
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
  const postgres = await openTemporaryDatabase('bench')
  await withPool(postgres.url, insertPeople)
  const servers: Server[] = []
  const clear = async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()))
  }
  return {
    createDatabase: () => copyDatabase(postgres.url, new URL(postgres.url).pathname.slice(1)),
    createEmptyDatabase: () => copyDatabase(postgres.url, 'template0'),
    startServer: async (databaseUrl, settings = {}, options = {}) => {
      const own = { DATA_DIR: join(postgres.folder, randomUUID()), ...settings }
      const server = await startServer(databaseUrl, own, options)
      servers.push(server)
      return server
    },
    clear,
    close: async () => {
      await clear()
      await postgres.remove()
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
  await withPool(databaseUrl(url, 'postgres'), (pool) =>
    pool.query(`create database ${name} template ${template}`),
  )
  return databaseUrl(url, name)
}

async function startServer(
  url: string,
  settings: Record<string, string>,
  { readyPath }: ServerOptions,
): Promise<Server> {
  const port = await freePort()
  const own = {
    ...SERVER_ENVIRONMENT,
    PORT: String(port),
    DATABASE_URL: url,
    DATABASE_POOL: String(DATABASE_POOL),
    RATE_LIMIT_FACTOR: '1000000',
  }
  const child = spawnProduct({ ...own, ...settings }, { stdio: CHILD_STDIO })
  const address = `http://127.0.0.1:${port}`
  await untilReady(child, address, { ...(readyPath && { path: readyPath }), everyMs: 5 })
  return { ...asChild(child), url: address }
}
