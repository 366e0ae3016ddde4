import { Client } from 'pg'

import { DATABASE_USER } from './init-cluster.ts'

/** The connection URL of a database behind a socket folder; the host part is a placeholder that `host` replaces. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

/** Creates the database unless it exists. */
export async function ensureDatabase(socketFolder: string, database: string): Promise<void> {
  const client = new Client({ connectionString: socketUrl(socketFolder, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
