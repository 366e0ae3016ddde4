import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as applyJobMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { adoptBaseline } from './adopt-baseline.ts'
import { KEEPALIVES } from './session-settings.ts'

const MIGRATION_LOCK = 7_405_122
const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) }

/**
 * Migrates a database to the current schema, ours and the job queue's. Idempotent and safe in several processes: an
 * advisory lock lets one at a time through.
 * @param warn is called with a sentence if the database is newer than the code.
 * @throws ConfigurationError if the database is older than these migrations support.
 */
export async function migrate(url: string, warn: (text: string) => void = console.warn): Promise<void> {
  const client = new Client({ connectionString: url, options: KEEPALIVES })
  // A broken connection shows at the next query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await adoptBaseline(client, readMigrationFiles(MIGRATIONS), warn)
    await applyMigrations(drizzle(client), MIGRATIONS)
    await applyJobMigrations({ connectionString: url })
  } finally {
    await client.end()
  }
}
