import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { THOROUGH } from '@anseo/test-support/thorough'
import { migrate } from './migrate.ts'

const PROGRAM = `
  const { migrate } = await import(${JSON.stringify(`${import.meta.dirname}/migrate.ts`)})
  await migrate(process.argv[1])`

let database: TestDatabase
let url: string
let onlooker: Client
beforeEach(async () => {
  database = await createEmptyDatabase()
  url = database.url
  onlooker = new Client({ connectionString: url })
  await onlooker.connect()
})
afterEach(async () => {
  await onlooker.end()
  await database.drop()
})

/** Migrates in a process of its own. */
function migrateElsewhere(): ChildProcess {
  const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM, url]
  return spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const applied = async () => {
  const { rows } = await onlooker.query('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => String(hash))
}

/** Returns the structure of our tables and the queue's. */
const shape = async (client: Client) =>
  (
    await client.query(`
      select table_schema, table_name, column_name, data_type from information_schema.columns
      where table_schema in ('public', 'graphile_worker') order by 1, 2, 3`)
  ).rows

test('several processes at once, and again: each migration is applied once', async () => {
  const here = [migrate(url), migrate(url)]
  const elsewhere = THOROUGH ? [migrateElsewhere(), migrateElsewhere()] : []
  const codes = elsewhere.map(async (one) => (await once(one, 'exit'))[0] as number)
  await Promise.all(here)
  expect((await Promise.all(codes)).filter((code) => code !== 0)).toEqual([])
  const recorded = await applied()
  expect(new Set(recorded).size).toBe(recorded.length)
  await migrate(url)
  expect(await applied()).toEqual(recorded)
})

/** Ends a migration that waits for a lock: by the death of its process, or of its connection. */
const INTERRUPTIONS = {
  process: async () => {
    const first = migrateElsewhere()
    await expect.poll(waitingForLock).toHaveLength(1)
    first.kill('SIGKILL')
    await once(first, 'exit')
  },
  connection: async () => {
    const first = migrate(url).catch(() => 'interrupted')
    await expect.poll(waitingForLock).toHaveLength(1)
    await onlooker.query('select pg_terminate_backend($1)', await waitingForLock())
    expect(await first).toBe('interrupted')
  },
}

test('killed half-way, it has changed nothing, and the next start completes it', async () => {
  // A reader of the log of migrations blocks its writers: the first attempt stops before its commit.
  await onlooker.query('create schema drizzle')
  await onlooker.query(`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const holder = new Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; lock table drizzle.__drizzle_migrations in share mode')
  await INTERRUPTIONS[THOROUGH ? 'process' : 'connection']()
  await holder.query('commit')
  await holder.end()
  expect(await shape(onlooker)).toEqual([])
  await migrate(url)
  expect(await shape(onlooker)).toEqual(await shapeOfTemplate())
  expect(new Set(await applied()).size).toBe((await applied()).length)
})

/** Returns the structure after a migration that nobody interrupts. */
async function shapeOfTemplate() {
  const migrated = await createTestDatabase()
  const client = new Client({ connectionString: migrated.url })
  await client.connect()
  const found = await shape(client)
  await client.end()
  await migrated.drop()
  return found
}

/** Sessions. */
const waitingForLock = async (): Promise<number[]> => {
  const { rows } = await onlooker.query(`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.map(({ pid }) => pid as number)
}
