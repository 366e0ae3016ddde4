// covers: ASVS 13.2.2
import { expect, test } from 'vitest'

import { readPostmaster } from './postmaster.ts'
import { end, query, useOwners } from './testing/owners.ts'

const { start, inFolder } = useOwners()

// `start.deep.test.ts` tries each of these by itself, and what comes between two servers and two accounts.
test('an embedded PostgreSQL survives its owner and itself with its data, and ends with its owner', async () => {
  const postmaster = () => readPostmaster(inFolder('data/postgres'))
  const first = await start(inFolder('data'))
  for (const name of ['pg_trgm', 'unaccent', 'btree_gist']) await query(first.url, `CREATE EXTENSION ${name}`)
  await query(first.url, 'CREATE TABLE probe AS SELECT 8 AS value')
  expect(await query(first.url, "SELECT current_setting('listen_addresses')")).toEqual([''])
  const { pid } = postmaster()!
  await end(first.child, 'SIGKILL')

  const second = await start(inFolder('data'))
  expect(postmaster()?.pid).toBe(pid)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => postmaster()?.pid ?? pid).not.toBe(pid)
  await expect.poll(() => query(second.url, 'SELECT value FROM probe').catch(String)).toEqual([8])

  await end(second.child, 'SIGTERM')
  expect(postmaster()).toBeUndefined()
  const third = await start(inFolder('data'))
  expect(await query(third.url, 'SELECT value FROM probe')).toEqual([8])
})
