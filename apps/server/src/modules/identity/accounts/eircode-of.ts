import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { client } from '../tables/accounts.ts'

/** Returns the Eircode in a client's profile; undefined without one. */
export async function eircodeOf(db: Queryable, clientId: string): Promise<string | undefined> {
  const [row] = await db.select({ eircode: client.eircode }).from(client).where(eq(client.id, clientId))
  return row?.eircode ?? undefined
}
