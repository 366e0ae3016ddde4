import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../testing/database-url.ts'
import { migrate } from './migrate.ts'

const PROGRAM = `
  const { migrate } = await import(${JSON.stringify(`${import.meta.dirname}/migrate.ts`)})
  await migrate(process.argv[1])`

let name: string
let url: string
let onlooker: Client
beforeEach(async () => {
  name = `empty_${randomUUID().replaceAll('-', '')}`
  await outside(`create database ${name} template template0`)
  url = databaseUrl(inject('testPostgres').url, name)
  onlooker = new Client({ connectionString: url })
  await onlooker.connect()
})
afterEach(async () => {
  await onlooker.end()
  await outside(`drop database ${name} with (force)`)
})

async function outside(statement: string) {
  const client = new Client({ connectionString: inject('testPostgres').url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Migrates in a process of its own. */
function migrateElsewhere(): ChildProcess {
  const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM, url]
  return spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const applied = async () => {
  const { rows } = await onlooker.query('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => String(hash))
}

/** What the tables of ours and of the queue are made of. */
const shape = async () =>
  (
    await onlooker.query(`
      select table_schema, table_name, column_name, data_type from information_schema.columns
      where table_schema in ('public', 'graphile_worker') order by 1, 2, 3`)
  ).rows

test('several processes at once, and again: each migration is applied once', async () => {
  const processes = [migrateElsewhere(), migrateElsewhere(), migrateElsewhere()]
  const codes = await Promise.all(processes.map(async (one) => (await once(one, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0])
  const noted = await applied()
  expect(new Set(noted).size).toBe(noted.length)
  await migrate(url)
  expect(await applied()).toEqual(noted)
})

test('killed half-way, it has changed nothing, and the next start completes it', async () => {
  // Whoever reads the log of migrations keeps them from being noted: the first attempt stops before its commit.
  await migrate(url)
  const expected = await shape()
  await onlooker.query(
    'drop schema public cascade; drop schema graphile_worker cascade; drop schema drizzle cascade',
  )
  await onlooker.query('create schema public; create schema drizzle')
  await onlooker.query(`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const holder = new Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; lock table drizzle.__drizzle_migrations in share mode')
  const first = migrateElsewhere()
  await expect.poll(waitingForLock, { timeout: 60_000 }).toBe(1)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await holder.query('commit')
  await holder.end()
  await migrate(url)
  expect(await shape()).toEqual(expected)
  expect(new Set(await applied()).size).toBe((await applied()).length)
})

const waitingForLock = async () => {
  const { rows } = await onlooker.query(`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0].count as number
}
