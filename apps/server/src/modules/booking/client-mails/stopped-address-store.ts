import { createHash } from 'node:crypto'
import { normaliseEmail } from '@anseo/domain/email'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { stoppedAddress } from '../tables/stopped-addresses.ts'

/** Returns the digest under which an address is stored. */
export const digestOfAddress = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('base64url')

/** Stores that an address gets no more emails that vendors cause; a second time changes nothing. */
export const insertStopped = async (db: Queryable, digest: string, now: Date): Promise<void> => {
  await db.insert(stoppedAddress).values({ digest, stoppedAt: now }).onConflictDoNothing()
}

/** Returns whether the owner of an address wants no emails that vendors cause. */
export const isStopped = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.$count(stoppedAddress, eq(stoppedAddress.digest, digestOfAddress(email)))) > 0

/** Returns those of the addresses whose owners want no emails that vendors cause. */
export async function stoppedAmong(db: Queryable, emails: readonly string[]): Promise<Set<string>> {
  const digests = new Map(emails.map((email) => [email, digestOfAddress(email)]))
  if (digests.size === 0) return new Set()
  const rows = await db
    .select({ digest: stoppedAddress.digest })
    .from(stoppedAddress)
    .where(inArray(stoppedAddress.digest, [...digests.values()]))
  const stopped = new Set(rows.map(({ digest }) => digest))
  return new Set(emails.filter((email) => stopped.has(digests.get(email)!)))
}
