import type { ReplyOf } from '@anseo/contract/call'
import type { favouriteCalls } from '@anseo/contract/favourites'
import { and, count, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type PageQuery, readPage } from '../../platform/http/cursor-page.ts'
import { isAfter, newestFirst, placeAt } from '../../platform/http/newest-first.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { isListed, LISTED_COLUMNS } from '../../modules/catalogue/public.ts'
import { favourite } from '../../modules/catalogue/tables/favourites.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { account } from '../../modules/identity/tables/accounts.ts'
import { presentShown } from './present.ts'

const LAST_SAVED_FIRST = { time: favourite.savedAt, id: favourite.vendorId }

/**
 * Returns a page of the client's favourites that are listed now, with when each is free next; without a limit the first
 * 1,000.
 */
export async function listFavourites(
  { db, clock }: Runtime,
  { accountId: clientId }: Caller,
  query: PageQuery,
): Promise<ReplyOf<typeof favouriteCalls.list>> {
  const now = clock.now()
  const { page, ...rest } = await readPage(query, {
    find: (limit) => findFavourites(db, { clientId, now, cursor: query.cursor, limit }),
    placeOf: ({ savedAt, vendor: { id } }) => placeAt(savedAt, id),
    count: () => countFavourites(db, clientId, now),
  })
  const vendors = await presentShown(
    db,
    page.map((one) => one.vendor),
    now,
  )
  return {
    favourites: page.map(({ savedAt }, index) => ({
      savedAt: savedAt.toISOString(),
      vendor: vendors[index]!,
    })),
    ...rest,
  }
}

interface Sought {
  clientId: string
  now: Date
  cursor: string | undefined
  limit: number
}

function findFavourites(db: Queryable, { clientId, now, cursor, limit }: Sought) {
  return db
    .select({ savedAt: favourite.savedAt, vendor: LISTED_COLUMNS })
    .from(favourite)
    .innerJoin(vendor, eq(vendor.id, favourite.vendorId))
    .innerJoin(account, eq(account.id, favourite.vendorId))
    .where(and(eq(favourite.clientId, clientId), isListed(now), isAfter(cursor, LAST_SAVED_FIRST)))
    .orderBy(...newestFirst(LAST_SAVED_FIRST))
    .limit(limit)
}

/** Counts the client's favourites that are listed now, like the pages. */
async function countFavourites(db: Queryable, clientId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(favourite)
    .innerJoin(vendor, eq(vendor.id, favourite.vendorId))
    .where(and(eq(favourite.clientId, clientId), isListed(now)))
  return row?.count ?? 0
}
