import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as applyJobMigrations } from 'graphile-worker'
import { Client } from 'pg'

const MIGRATION_LOCK = 7_405_122

/**
 * Brings a database to the present schema, ours and the job queue's.
 * Safe to run twice and by several processes at once: an advisory lock lets one at a time through.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  // What broke shows at the next question.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
    })
    await applyJobMigrations({ connectionString: url })
  } finally {
    await client.end()
  }
}
