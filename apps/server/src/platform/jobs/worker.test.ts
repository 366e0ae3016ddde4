import { pino } from 'pino'
import { Client, type Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { openDatabase } from '../database/database.ts'
import { freeLostJobs } from './presence.ts'
import { handle, job } from './job.ts'
import { startWorkers } from './start-workers.ts'

/** The errors in the log of the test that runs. */
let errors: string[]
const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) })

let database: TestDatabase
let pool: Pool
let stop: () => Promise<void>
beforeEach(async () => {
  errors = []
  database = await createTestDatabase()
  pool = openDatabase(database.url, 10, log).pool
})
afterEach(async () => {
  await stop()
  await pool.end()
  await database.drop()
})

/** Works off jobs of one kind by a function; it hears which run it is. */
async function workBy(work: (run: number) => Promise<void>) {
  let runs = 0
  const handlers = [handle(job('settle-payment'), () => work(++runs))]
  ;({ stop } = await startWorkers({ pool, url: database.url, handlers, restMs: 0, log }))
  await pool.query(`select graphile_worker.add_job('settle-payment')`)
}

const waiting = async () => {
  const { rows } = await pool.query(
    'select locked_by is not null as locked, attempts from graphile_worker.jobs',
  )
  return rows
}

test('a job that a living process works on is not given to another', async () => {
  const done = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await workBy(async () => {
    begun.resolve()
    await done.promise
  })
  await begun.promise
  await freeLostJobs(pool)
  const during = await waiting()
  done.resolve()
  expect(during).toEqual([{ locked: true, attempts: 1 }])
  await expect.poll(waiting).toEqual([])
})

test('jobs that one process took together and that wait behind a slow one go to another, once each', async () => {
  const slow = Promise.withResolvers<void>()
  const done: string[] = []
  const oneByOne = { ownWorkers: 1, batchSize: 8 }
  const letter = handle(job<{ name: string }>('send-letter', oneByOne), async ({ name }) => {
    if (name === 'slow') await slow.promise
    done.push(name)
  })
  const start = () => startWorkers({ pool, url: database.url, handlers: [letter], restMs: 0, log })
  const first = await start()
  await pool.query(`select graphile_worker.add_job('send-letter', json_build_object('name', name))
    from unnest(array['slow', 'a', 'b', 'c']) as name`)
  await expect.poll(async () => (await waiting()).filter(({ locked }) => locked)).toHaveLength(4)
  const second = await start()
  stop = async () => {
    slow.resolve()
    await Promise.all([first.stop(), second.stop()])
  }
  await expect.poll(() => done.toSorted()).toEqual(['a', 'b', 'c'])
  slow.resolve()
  await expect.poll(waiting).toEqual([])
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'slow'])
})

test('a job whose end cannot be noted is done again, by workers that come after the outage', async () => {
  const finished: number[] = []
  await workBy(async (run) => {
    if (run === 1) await takeAway(database.url)
    finished.push(run)
  })
  await expect.poll(() => finished).toEqual([1])
  // The end of the first run has met a database that takes nobody in.
  await expect.poll(() => errors.join()).toContain('Failed to complete jobs')
  await bringBack(database.url)
  await expect.poll(() => finished).toEqual([1, 2])
  await expect.poll(waiting).toEqual([])
})

test('an outage at the very first look for jobs does not keep them waiting for ever', async () => {
  let broken = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown
    const breaking = (...sent: unknown[]) => {
      if (broken === 0 && JSON.stringify(sent[0]).includes('_private_tasks')) {
        broken += 1
        return Promise.reject(new Error('Connection terminated unexpectedly'))
      }
      return query(...sent)
    }
    Object.assign(client, { query: breaking })
  })
  const finished: number[] = []
  await workBy(async (run) => void finished.push(run))
  await expect.poll(() => finished).toEqual([1])
  expect(broken).toBe(1)
})

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** Returns once every connection is gone, so that none can still note the end of a job. */
async function takeAway(url: string) {
  await execute(`alter database ${nameOf(url)} allow_connections false`)
  await execute(
    `select pg_terminate_backend(pid, 10_000) from pg_stat_activity where datname = '${nameOf(url)}'`,
  )
}

const bringBack = (url: string) => execute(`alter database ${nameOf(url)} allow_connections true`)

/** On a connection to another database. */
async function execute(statement: string) {
  const client = new Client({ connectionString: inject('testPostgres').url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
