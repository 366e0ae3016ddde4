import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'

export interface ContactPair {
  clientId: string
  vendorId: string
}

/** Returns whether the vendor exists and the client has never written to it or booked it. */
export async function isNewContact(db: Queryable, { clientId, vendorId }: ContactPair): Promise<boolean> {
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    select exists (select from vendor where id = ${vendorId})
      and not exists (select from appointment where client_id = ${clientId} and vendor_id = ${vendorId})
      and not exists (
        select from message
        where client_id = ${clientId} and vendor_id = ${vendorId} and sender_id = ${clientId}
      ) as "isNew"
  `)
  return rows[0]!.isNew
}
