import { eq, or } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { favourite } from '../tables/favourites.ts'

/** Deletes the favourites of a client, or those that others have of a vendor (decision 076). */
export async function deleteFavouritesOf(db: Transaction, accountId: string): Promise<void> {
  await db.delete(favourite).where(or(eq(favourite.clientId, accountId), eq(favourite.vendorId, accountId)))
}
