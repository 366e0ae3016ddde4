import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

// oxlint-disable-next-line no-restricted-imports -- the tests run on the PostgreSQL that comes with the product
import { HELD_DATABASE, startEmbeddedPostgres } from '@anseo/embedded-postgres/start'

export { HELD_DATABASE }

/** Data of a test run need not survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' }

/** Environment variables through which the workers of a run share the cluster. */
const CLUSTER_URL = 'E2E_CLUSTER_URL'
export const RUN_FOLDER = 'E2E_RUN_FOLDER'

/** Starts one PostgreSQL for all browser tests of a run, before the first; returns a function that stops it. */
export default async function startTestCluster(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'anseo-e2e-run-'))
  // The account that PostgreSQL runs as needs access to what is in the folder.
  await chmod(folder, 0o711)
  const log = { info: () => undefined, warn: console.warn }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log, settings: FAST })
  process.env[CLUSTER_URL] = postgres.url
  process.env[RUN_FOLDER] = folder
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the address of a database of the run's cluster. */
export function urlInCluster(database: string): string {
  const url = new URL(process.env[CLUSTER_URL]!)
  url.pathname = `/${database}`
  return url.href
}

/** Executes a statement outside the databases of the tests, such as to create one. */
export async function executeInCluster(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env[CLUSTER_URL] })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
