import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { ConfigurationError } from '../config/config.ts'

/** The number of migrations at the head of the list that replaced all earlier ones (decision 049). */
const BASELINE_LENGTH = 2
/** The number of migrations that they replaced. */
const MIGRATIONS_BEFORE = 31

/** The time of the last replaced migration in ms; drizzle identifies migrations by it. */
const LAST_BEFORE_BASELINE = 1_795_379_673_239
const LAST_NAME = '0030_dispute_deadline'

/**
 * Decides by the last migration of a database whether the present ones can follow. One that was up to date when the
 * baseline was made has it recorded as applied, in one statement; the caller lets one process at a time through.
 * @param migrations all migrations of this version, the baseline first.
 * @param warn called for a database that a newer version has migrated: this version runs on it nevertheless, since both run
 *   at once during an upgrade.
 * @throws ConfigurationError for a database that lacks some of the migrations that the baseline replaced.
 */
export async function adoptBaseline(
  client: Client,
  migrations: MigrationMeta[],
  warn: (text: string) => void,
): Promise<void> {
  const applied = await readApplied(client)
  if (!applied) return
  const { last, count } = applied
  const newest = migrations.at(-1)!.folderMillis
  if (last > newest) {
    warn(
      `The database is newer than this version: its last migration is of ${timeOf(last)}, the last one known here of ${timeOf(newest)}. Only the release just before the newer one is sure to run on it.`,
    )
  } else if (last === LAST_BEFORE_BASELINE) {
    await record(client, migrations.slice(0, BASELINE_LENGTH))
  } else if (last < migrations[0]!.folderMillis) {
    throw new ConfigurationError(
      `The database is older than this version can bring up to date: it has ${count} of the ${MIGRATIONS_BEFORE} migrations that came before, the last of ${timeOf(last)}. Take a dump, start the last version that has the migration ${LAST_NAME} on it once, then start this one.`,
    )
  }
}

/** Reads the time of a database's last migration, and how many it has; undefined where none was ever applied. */
async function readApplied(client: Client): Promise<{ last: number; count: number } | undefined> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`)
  if (!known.rows[0].found) return undefined
  const { rows } = await client.query(
    'select max(created_at)::float8 as last, count(*)::integer as count from drizzle.__drizzle_migrations',
  )
  return rows[0].count === 0 ? undefined : rows[0]
}

async function record(client: Client, baseline: MigrationMeta[]): Promise<void> {
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select hash, at from unnest($1::text[], $2::bigint[]) as baseline (hash, at) order by at`,
    [baseline.map(({ hash }) => hash), baseline.map(({ folderMillis }) => folderMillis)],
  )
}

/** Formats a time in ms since 1970 as `2026-11-22T20:34Z`. */
const timeOf = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 16)}Z`
