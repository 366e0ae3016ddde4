import { createHash } from 'node:crypto'
import { normaliseEmail } from '@anseo/domain/email'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { stoppedAddress } from '../tables/stopped-addresses.ts'

/** Returns the digest under which an address is remembered. */
export const digestOfAddress = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('base64url')

/** Remembers that no vendor's email goes to an address any more; once is enough. */
export const insertStopped = async (db: Queryable, digest: string, now: Date): Promise<void> => {
  await db.insert(stoppedAddress).values({ digest, stoppedAt: now }).onConflictDoNothing()
}

/** Returns whether the owner of an address wants no emails that vendors cause. */
export async function isStopped(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ digest: stoppedAddress.digest })
    .from(stoppedAddress)
    .where(eq(stoppedAddress.digest, digestOfAddress(email)))
  return row !== undefined
}
