import { type SQL, sql } from 'drizzle-orm'
import { isFound } from '../../../platform/database/is-found.ts'
import { block } from '../tables/blocks.ts'

/** Returns the condition that a client or a vendor has blocked the other (C9). */
export const isBlockedBetween = (clientId: SQL | string, vendorId: SQL | string): SQL<boolean> =>
  isFound(sql`from ${block} where ${block.clientId} = ${clientId} and ${block.vendorId} = ${vendorId}`)
