import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { isFound } from '../../../platform/database/is-found.ts'
import { isBlockedBetween } from '../../booking/public.ts'
import { isBlockedAccount } from '../../identity/public.ts'

/** The facts that decide whether a client and a vendor may write to each other. */
export interface ContactFacts {
  /** True if both accounts exist, each on its site. */
  exists: boolean
  /** True if the vendor is public. */
  listed: boolean
  /** There is or was an appointment between the two. */
  booked: boolean
  /** The client wrote to the vendor. */
  clientWrote: boolean
  /** True if one of the two has blocked the other (C9). */
  apart: boolean
  /** The operator has blocked the client (D6). */
  clientIsBlocked: boolean
  /** True if the other is closing its account or is erased, and they have no live appointment. */
  otherCloses: boolean
}

/** A client and a vendor, and which of the two is written to. */
export interface ContactPeople {
  clientId: string
  vendorId: string
  otherId: string
}

/** Finds the facts that decide who may write first (A6), in one query; in the order of the pairs. */
export async function findContactFacts(
  db: Queryable,
  pairs: readonly ContactPeople[],
  now: Date,
): Promise<ContactFacts[]> {
  const idsOf = (key: keyof ContactPeople) => sql`${sql.param(pairs.map((pair) => pair[key]))}::uuid[]`
  const { rows } = await db.execute<{ [K in keyof ContactFacts]: boolean }>(sql`
    select
      ${isFound(sql`from account where id = pair.client_id and role = 'client'`)}
        and ${isFound(sql`from vendor where id = pair.vendor_id`)} as "exists",
      ${isFound(sql`from vendor
        where id = pair.vendor_id and verified_at is not null and suspended_at is null
          and (listed_until is null or listed_until > ${now.toISOString()})`)} as "listed",
      ${isFound(sql`from appointment where client_id = pair.client_id and vendor_id = pair.vendor_id`)} as "booked",
      ${isFound(sql`from message
        where client_id = pair.client_id and vendor_id = pair.vendor_id and sender_id = pair.client_id`)} as "clientWrote",
      ${isBlockedBetween(sql`pair.client_id`, sql`pair.vendor_id`)} as "apart",
      ${isBlockedAccount(sql`pair.client_id`)} as "clientIsBlocked",
      ${isFound(sql`from erasure where account_id = pair.other_id`)}
        and not ${isFound(sql`from appointment
          where client_id = pair.client_id and vendor_id = pair.vendor_id
            and completed_at is null and declined_at is null and cancelled_at is null`)} as "otherCloses"
    from unnest(${idsOf('clientId')}, ${idsOf('vendorId')}, ${idsOf('otherId')})
      with ordinality as pair (client_id, vendor_id, other_id, place)
    order by pair.place
  `)
  return rows
}
