import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Pool } from 'pg'
import type { DatabaseWatch } from './database-watch.ts'
import { GuardedPool } from './guarded-pool.ts'
import { preparingClient } from './preparing-client.ts'
import { type SessionOptions, sessionSettings } from './session-settings.ts'
import * as tables from '../../tables.ts'

/** The database outside a transaction; each query commits on its own. */
export type Database = NodePgDatabase<typeof tables>

/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The database inside or outside a transaction, for queries that run in either. */
export type Queryable = Database | Transaction

const CONNECT_WITHIN_MS = 5_000

interface PoolOptions extends SessionOptions {
  /** Knows when the database is unreachable; without it callers wait until a connection fails. */
  watch?: DatabaseWatch
}

/** Opens a pool on `url`. A connection that breaks while idle is logged and replaced by the pool. */
export function openDatabase(url: string, size: number, log: Logger, options?: PoolOptions) {
  const pool = openPool(url, size, log, options)
  const db = drizzle(pool, { schema: tables }) as Database
  db.transaction = transactionOf(pool)
  return { pool, db }
}

/**
 * Releases the connection even if it breaks before the transaction has begun; the library's own version would leak it.
 */
const transactionOf =
  (pool: Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    try {
      return await (drizzle(client) as unknown as Database).transaction(work, config)
    } finally {
      client.release()
    }
  }

/** Opens the pool alone, without Drizzle. */
export function openPool(
  url: string,
  size: number,
  log: Logger,
  { watch, ...session }: PoolOptions = {},
): Pool {
  const settings = {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    ...sessionSettings(session),
    Client: preparingClient(),
  }
  const pool = new GuardedPool(settings, watch)
  const warn = (error: Error) => log.warn({ error }, 'A database connection broke')
  pool.on('error', warn)
  pool.on('connect', (client) => client.on('error', warn))
  return pool
}
