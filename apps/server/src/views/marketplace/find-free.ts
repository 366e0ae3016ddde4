import type { Stop } from '@anseo/domain/travel'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { isFreeAtOne, type WantedSlot } from './free-at.ts'
import { keepBookable } from './keep-bookable.ts'

/** The dependencies of a search, and where the client is; null if unknown. */
export interface SearchContext {
  db: Database
  now: Date
  at: Stop | null
}

/** Reads the first vendors that meet a condition. */
export type FindFirst = (where: SQL, limit: number) => Promise<string[]>

/**
 * Finds the first vendors that can be booked for one of the slots at the client's place, in rounds, since SQL cannot compute
 * travel times (B5).
 * @param except vendors that are left out.
 */
export async function findFree(
  context: SearchContext,
  wanted: readonly WantedSlot[],
  { find, limit, except = [] }: { find: FindFirst; limit: number; except?: readonly string[] },
): Promise<string[]> {
  const { now, at } = context
  const free = isFreeAtOne(wanted, now, at)
  const found: string[] = []
  const seen = [...except]
  while (found.length < limit) {
    const ids = await find(and(free, isNoneOf(seen))!, limit)
    found.push(...(await keepBookable(context, ids, wanted)))
    if (ids.length < limit) break
    seen.push(...ids)
  }
  return found.slice(0, limit)
}

/** Returns the condition that a vendor is none of these. */
export const isNoneOf = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`true` : sql`not ${vendor.id} = any(${sql.param([...ids])}::uuid[])`
