import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { Pool } from 'pg'
import { PreparingClient } from './preparing-client.ts'
import * as tables from './schema/tables.ts'

export type Database = NodePgDatabase<typeof tables>

/** The database inside a transaction; every query of a use case goes through one of the two. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of them, for reads that need no transaction. */
export type Queryable = Database | Transaction

/** Opens a pool on `url`. A connection that breaks while idle is logged and replaced by the pool. */
export function openDatabase(url: string, size: number, log: Logger) {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    Client: PreparingClient,
  })
  const warn = (error: Error) => log.warn({ error }, 'A database connection broke')
  pool.on('error', warn)
  pool.on('connect', (client) => client.on('error', warn))
  return { pool, db: drizzle(pool, { schema: tables }) as Database }
}
