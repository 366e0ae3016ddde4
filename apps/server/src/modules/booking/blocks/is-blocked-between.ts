import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { isFound } from '../../../platform/database/is-found.ts'
import { block } from '../tables/blocks.ts'

/** Returns the condition that a client or a vendor has blocked the other (C9). */
export const isBlockedBetween = (clientId: SQL | string, vendorId: SQL | string): SQL<boolean> =>
  isFound(sql`from ${block} where ${block.clientId} = ${clientId} and ${block.vendorId} = ${vendorId}`)

/** Returns whether a client has blocked a vendor; the vendor's own block of the client does not count. */
export const hasBlocked = async (db: Queryable, clientId: string, vendorId: string): Promise<boolean> =>
  (await db.$count(
    block,
    and(eq(block.clientId, clientId), eq(block.vendorId, vendorId), eq(block.by, 'client')),
  )) > 0
