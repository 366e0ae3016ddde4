import { expect, test } from 'vitest'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

const PRESENT = `select count(*)::int as workers, array_agg(distinct pid) as sessions from pg_locks
  where locktype = 'advisory' and classid = 7405124 and database = (select oid from pg_database where datname = current_database())`
const present = async () => (await app.runtime.pool.query(PRESENT)).rows[0]

test('workers stay known when the connection that shows them breaks', async () => {
  // Those that all kinds of jobs share, those of mails, of photos, of other calendars, and the one that tells of bookings.
  await expect.poll(async () => (await present()).workers).toBe(5)
  const { sessions } = await present()
  expect(sessions).toHaveLength(1)
  await app.runtime.pool.query('select pg_terminate_backend(session) from unnest($1::int[]) as session', [
    sessions,
  ])
  await expect
    .poll(present)
    .toEqual({ workers: 5, sessions: [expect.toSatisfy((session) => session !== sessions[0])] })
})
