import { type SQL, sql } from 'drizzle-orm'
import { block } from '../tables/blocks.ts'

/** Returns the condition that a client or a vendor has blocked the other (C9). */
export const areApart = (clientId: SQL | string, vendorId: SQL | string): SQL<boolean> =>
  sql`exists (select from ${block} where ${block.clientId} = ${clientId} and ${block.vendorId} = ${vendorId})`
