import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'

/**
 * Fills an empty database with the state that the migrations before the baseline left: a dump of a demonstration of two
 * vendors, their clients and appointments, made by `pg_dump --inserts` of the version before.
 */
export async function restoreStateBeforeBaseline(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      gunzipSync(readFileSync(join(import.meta.dirname, 'before-baseline.sql.gz'))).toString('utf8'),
    )
  } finally {
    await client.end()
  }
}
