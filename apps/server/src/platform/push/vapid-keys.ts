import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { installation } from '../database/schema/installation.ts'

const NAME = 'vapid-keys'
const pair = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * The keys that pushes are signed with (RFC 8292): browsers subscribe for the public one, the private one stays
 * here.
 */
export type VapidKeys = z.output<typeof pair>

/**
 * Returns the VAPID keys of this installation, created at the first start. Concurrent processes agree: the first row
 * wins, and each reads it back.
 */
export async function ensureVapidKeys(db: Database): Promise<VapidKeys> {
  const stored = await findKeys(db)
  if (stored) return stored
  await db
    .insert(installation)
    .values({ name: NAME, value: webPush.generateVAPIDKeys() })
    .onConflictDoNothing()
  const made = await findKeys(db)
  if (!made) throw new Error('The keys for pushes could not be kept')
  return made
}

async function findKeys(db: Database): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, NAME))
  return row && pair.parse(row.value)
}
