import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'

/** The facts that decide whether a client and a vendor may write to each other. */
export interface ContactFacts {
  /** Both accounts are there, each on its site. */
  exists: boolean
  /** True if the vendor is public. */
  listed: boolean
  /** There is or was an appointment between the two. */
  booked: boolean
  /** The client wrote to the vendor. */
  clientWrote: boolean
  /** The other one is closing its account, or it is erased, and no appointment of theirs is live. */
  otherCloses: boolean
}

/** The facts that decide who may write first (A6), in one query. */
export async function findContactFacts(
  db: Queryable,
  { clientId, vendorId, otherId }: { clientId: string; vendorId: string; otherId: string },
  now: Date,
): Promise<ContactFacts> {
  const { rows } = await db.execute<{ [K in keyof ContactFacts]: boolean }>(sql`
    select
      exists (select from account where id = ${clientId} and role = 'client')
        and exists (select from vendor where id = ${vendorId}) as "exists",
      exists (
        select from vendor where id = ${vendorId} and verified_at is not null and suspended_at is null
          and (listed_until is null or listed_until > ${now.toISOString()})
      ) as "listed",
      exists (
        select from appointment where client_id = ${clientId} and vendor_id = ${vendorId}
      ) as "booked",
      exists (
        select from message
        where client_id = ${clientId} and vendor_id = ${vendorId} and sender_id = ${clientId}
      ) as "clientWrote",
      exists (select from erasure where account_id = ${otherId}) and not exists (
        select from appointment where client_id = ${clientId} and vendor_id = ${vendorId}
          and completed_at is null and declined_at is null and cancelled_at is null
      ) as "otherCloses"
  `)
  return rows[0]!
}
