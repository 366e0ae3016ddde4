import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { type ExplainedDatabase, openExplained } from '../../../testing/explain.ts'
import { findContactFacts } from './contact-facts-store.ts'

const NOW = new Date('2026-11-18T12:00:00Z')

let database: TestDatabase
let explained: ExplainedDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  explained = openExplained(database.url)
})
afterAll(async () => {
  await explained?.close()
  await database?.drop()
})

test('a batch looks into indexes even while the tables are small, since its plan is kept as they grow', async () => {
  const pairs = Array.from({ length: 64 }, () => {
    const vendorId = randomUUID()
    return { clientId: randomUUID(), vendorId, otherId: vendorId }
  })
  const plans = await explained.plansOf(() => findContactFacts(explained.db, pairs, NOW))
  expect(plans.map(({ readWhole }) => readWhole)).toEqual([[]])
})
