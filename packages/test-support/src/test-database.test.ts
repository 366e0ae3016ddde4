import { Client } from 'pg'
import { expect, test } from 'vitest'

import { createTestDatabase } from './test-database.ts'

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

test('two test databases do not see each other, and can be dropped', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await query(one.url, 'CREATE TABLE only_here ()')
  expect(await query(other.url, "SELECT to_regclass('only_here')")).toEqual([null])
  await Promise.all([one.drop(), other.drop()])
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist')
})
