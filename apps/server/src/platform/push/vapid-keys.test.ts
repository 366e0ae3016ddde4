// covers: ASVS 11.6.1
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestDatabase } from '@anseo/test-support/test-database'
import { openDatabase } from '../database/database.ts'
import { ensureVapidKeys } from './vapid-keys.ts'

test('processes that start at once agree on one pair, which stays', async () => {
  const database = await createTestDatabase()
  const processes = Array.from({ length: 4 }, () => openDatabase(database.url, 2, pino({ level: 'silent' })))
  const pairs = await Promise.all(processes.map(({ db }) => ensureVapidKeys(db)))
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(Buffer.from(pairs[0]!.publicKey, 'base64url')).toHaveLength(65)
  expect(await ensureVapidKeys(processes[1]!.db)).toEqual(pairs[0])
  await Promise.all(processes.map(({ pool }) => pool.end()))
  await database.drop()
})
