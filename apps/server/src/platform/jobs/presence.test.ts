import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PRESENT = `select count(*)::int as workers, array_agg(distinct pid) as sessions from pg_locks
  where locktype = 'advisory' and classid = 7405124 and database = (select oid from pg_database where datname = current_database())`
const present = async () => (await app.runtime.pool.query(PRESENT)).rows[0]

test('workers stay known when the connection that shows them breaks', async () => {
  // Those that all kinds of jobs share, and those of mails.
  await expect.poll(async () => (await present()).workers).toBe(2)
  const { sessions } = await present()
  expect(sessions).toHaveLength(2)
  await app.runtime.pool.query('select pg_terminate_backend(session) from unnest($1::int[]) as session', [
    sessions,
  ])
  await expect
    .poll(async () => (await present()).sessions)
    .toEqual([expect.toSatisfy(isNew), expect.toSatisfy(isNew)])

  function isNew(session: number) {
    return !sessions.includes(session)
  }
})
