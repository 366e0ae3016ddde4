import type { Pool } from 'pg'

/** Lets the database of a pool end at any time, also under a connection that is already being closed. */
export function endQuietly(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
