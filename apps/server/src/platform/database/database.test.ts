import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { openDatabase } from './database.ts'
import { isDatabaseAway } from './sql-state.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 1, pino({ level: 'silent' }))
})
afterAll(async () => {
  await opened.pool.end()
  await database.drop()
})

/** Ends the connection that runs it. */
const END = 'select pg_terminate_backend(pg_backend_pid())'

const one = () => opened.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)

test.each(['before a transaction begins', 'within one'])(
  'a connection that breaks %s makes room for another',
  async (when) => {
    const { pool, db } = opened
    if (when === 'within one')
      await expect(db.transaction((tx) => tx.execute(sql.raw(END)))).rejects.toThrow()
    else {
      pool.once('acquire', (client) => void client.query(END).catch(() => undefined))
      await expect(one()).rejects.toThrow()
    }
    expect(await one()).toEqual([{ one: 1 }])
    expect(pool.totalCount).toBe(1)
  },
)

test('PostgreSQL soon gives up the sessions of a process that has vanished', async () => {
  // Over a Unix socket `show` has nothing to say of TCP; the value to reset to is that of the session.
  const { rows } = await opened.pool.query(
    `select name, reset_val as value from pg_settings
      where name like 'tcp\\_%' or name = 'idle_in_transaction_session_timeout' order by name`,
  )
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', value: '60000' },
    { name: 'tcp_keepalives_count', value: '4' },
    { name: 'tcp_keepalives_idle', value: '20' },
    { name: 'tcp_keepalives_interval', value: '5' },
    { name: 'tcp_user_timeout', value: '40000' },
  ])
})

test('a pooler, which refuses settings of single sessions, gets none', async () => {
  const pooled = openDatabase(database.url, 1, pino({ level: 'silent' }), { isPooled: true })
  const { rows } = await pooled.pool.query('show idle_in_transaction_session_timeout')
  await pooled.pool.end()
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '0' }])
})

test('a session that falls silent within a transaction loses its locks', async () => {
  const log = pino({ level: 'silent' })
  const silent = openDatabase(database.url, 1, log, { idleInTransactionMs: 50 })
  const work = silent.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    await opened.db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '4s'`)
      await other.execute(sql`select pg_advisory_xact_lock(1)`)
    })
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await work.catch((failure: unknown) => failure)
  await silent.pool.end()
  expect(isDatabaseAway(error)).toBe(true)
})
