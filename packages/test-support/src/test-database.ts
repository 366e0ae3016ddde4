import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

import { databaseUrl } from './database-url.ts'

/** Connection URL of the run's PostgreSQL, and the migrated database that tests copy. */
export interface TestPostgres {
  url: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: TestPostgres
  }
}

/** A database of a test's own, and its end. */
export type TestDatabase = { url: string; drop(): Promise<void> }

/** Creates a migrated, empty database for a test file. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase('test', inject('testPostgres').template)

/** Creates a database in which nothing has been migrated. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('empty', 'template0')

async function createDatabase(prefix: string, template: string): Promise<TestDatabase> {
  const { url } = inject('testPostgres')
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half of what copying by way of the log takes.
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: databaseUrl(url, name),
    drop: () => dropDatabase(url, name),
  }
}

/**
 * Drops a database once its connections have ended; PostgreSQL waits five seconds for them. Only connections that are
 * still open then are ended by force: one that is just closing would complain of it.
 */
const dropDatabase = (url: string, name: string) =>
  execute(url, `DROP DATABASE IF EXISTS ${name}`).catch(() =>
    execute(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  )

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
