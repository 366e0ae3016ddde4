import type { Pool } from 'pg'

/** Ignores errors of a pool and its connections, so that the database can be stopped at any time. */
export function endQuietly(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
