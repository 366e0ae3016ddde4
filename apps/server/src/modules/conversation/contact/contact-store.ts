import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { isFound } from '../../../platform/database/is-found.ts'

export interface ContactPair {
  clientId: string
  vendorId: string
}

/** Returns for each pair whether the vendor exists and the client has never written to it or booked it. */
export async function areNewContacts(db: Queryable, pairs: readonly ContactPair[]): Promise<boolean[]> {
  const idsOf = (key: keyof ContactPair) => sql`${sql.param(pairs.map((pair) => pair[key]))}::uuid[]`
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    select ${isFound(sql`from vendor where id = pair.vendor_id`)}
      and not ${isFound(sql`from appointment where client_id = pair.client_id and vendor_id = pair.vendor_id`)}
      and not ${isFound(sql`from message
        where client_id = pair.client_id and vendor_id = pair.vendor_id and sender_id = pair.client_id`)} as "isNew"
    from unnest(${idsOf('clientId')}, ${idsOf('vendorId')})
      with ordinality as pair (client_id, vendor_id, place)
    order by pair.place
  `)
  return rows.map(({ isNew }) => isNew)
}
