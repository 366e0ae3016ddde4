import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { openDatabase } from './database.ts'

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
