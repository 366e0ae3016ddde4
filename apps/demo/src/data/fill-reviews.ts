import { sql } from 'drizzle-orm'
import type { Transaction } from '@anseo/server/platform/database/database'
import { review } from '@anseo/server/modules/trust/tables/reviews'
import { vendor } from '@anseo/server/modules/catalogue/tables/vendors'
import { insertRows } from './insert-rows.ts'
import type { ReviewRow } from './review-rows.ts'

/** Inserts reviews, all of them visible, and counts them for the averages of their vendors. */
export async function fillReviews(tx: Transaction, rows: ReviewRow[]): Promise<void> {
  await insertRows(tx, review, rows)
  await tx.execute(sql`
    update ${vendor} set rating_stars = counted.stars, rating_count = counted.count
    from (select vendor_id, sum(stars)::int as stars, count(*)::int as count
          from ${review} where author = 'client' group by vendor_id) as counted
    where counted.vendor_id = ${vendor.id}`)
}
