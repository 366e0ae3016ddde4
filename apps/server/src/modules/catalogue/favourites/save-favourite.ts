import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { favourite } from '../tables/favourites.ts'
import { requireListed } from '../vendors/require-listed.ts'

/**
 * Saves a vendor among the client's favourites; one that is saved keeps its instant.
 * @throws Refusal `VENDOR_NOT_FOUND`, also for a vendor that is not listed.
 */
export async function saveFavourite({ db, clock }: Runtime, { accountId }: Caller, vendorId: string) {
  const now = clock.now()
  await requireListed(db, vendorId, now)
  await db.insert(favourite).values({ clientId: accountId, vendorId, savedAt: now }).onConflictDoNothing()
}

/** Removes a vendor from the client's favourites, whether it is there or not. */
export async function removeFavourite({ db }: Runtime, { accountId }: Caller, vendorId: string) {
  await db.delete(favourite).where(and(eq(favourite.clientId, accountId), eq(favourite.vendorId, vendorId)))
}
