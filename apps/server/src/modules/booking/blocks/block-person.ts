import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { PersonRole } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { client } from '../../identity/tables/accounts.ts'
import { personBlocked } from '../events.ts'
import { block } from '../tables/blocks.ts'

/** A client, a vendor, and which of the two blocks the other. */
export interface Blocking {
  clientId: string
  vendorId: string
  by: PersonRole
}

/**
 * Records that one side blocks the other, who is not notified; an existing block keeps its instant (C9). It waits for the client's
 * bookings that are under way, so that they come before the block or find it (decision 095).
 */
export async function blockPerson({ db, now, publish }: UnitOfWork, blocking: Blocking): Promise<void> {
  await db.select({ id: client.id }).from(client).where(eq(client.id, blocking.clientId)).for('no key update')
  const { rowCount } = await db
    .insert(block)
    .values({ ...blocking, blockedAt: now })
    .onConflictDoNothing()
  if (rowCount) await publish(personBlocked, blocking)
}

/** Removes the block that `by` has set, if any; a block in the other direction stays. */
export async function unblockPerson(db: Queryable, { clientId, vendorId, by }: Blocking): Promise<void> {
  await db
    .delete(block)
    .where(and(eq(block.clientId, clientId), eq(block.vendorId, vendorId), eq(block.by, by)))
}
