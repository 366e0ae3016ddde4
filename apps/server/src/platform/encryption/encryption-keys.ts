import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { installation } from '../database/schema/installation.ts'

const NAME = 'encryption-key'
const KEY_BYTES = 32

/**
 * Returns the keys of this installation: the configured ones, if any, and the one that the database created at the first
 * start. The latter opens what was encrypted before a key was configured.
 */
export async function ensureEncryptionKeys(
  db: Database,
  configured: readonly Buffer[],
): Promise<[Buffer, ...Buffer[]]> {
  const own = (await findKey(db)) ?? (await createKey(db))
  const [current, ...earlier] = configured
  return current ? [current, ...earlier, own] : [own]
}

async function createKey(db: Database): Promise<Buffer> {
  const value = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(installation).values({ name: NAME, value }).onConflictDoNothing()
  const key = await findKey(db)
  if (!key) throw new Error('The encryption key could not be stored')
  return key
}

async function findKey(db: Database): Promise<Buffer | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, NAME))
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'base64') : undefined
}
