import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { TestPostgres } from '@anseo/test-support/test-database'

import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from '../platform/database/migrate.ts'
import { databaseUrl } from '@anseo/test-support/database-url'

const TEMPLATE = 'template_migrated'

/** Data of a test run need not survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' }

/** Starts one PostgreSQL for the whole run, in a folder of its own, with a migrated template; returns its end. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-test-'))
  await chmod(dataDir, 0o711)
  const log = { info: () => undefined, warn: console.warn }
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: FAST })
  const end = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await createTemplate(postgres.url)
  } catch (error) {
    // Vitest ends only what has started as a whole.
    await end()
    throw error
  }
  const provided: TestPostgres = { url: postgres.url, template: TEMPLATE }
  project.provide('testPostgres', provided)
  return end
}

async function createTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${TEMPLATE}`)
  } finally {
    await client.end()
  }
  await migrate(databaseUrl(url, TEMPLATE))
}
