import { bookingWindow } from '@anseo/domain/booking-window'
import { instantOf } from '@anseo/domain/dublin-time'
import { MAX_COUNTED_VENDORS } from '@anseo/domain/limits'
import { nextFreeStart } from '@anseo/domain/slot-grid'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { isFreeAtOne, startsOn, type WantedSlot } from './free-at.ts'
import type { VendorFilter } from './listing-filter.ts'
import { calendarsOf } from './next-free.ts'
import { findFirstIds, findInOrder } from './search-store.ts'
import { findTakenTimes } from './taken-times-store.ts'

interface Reader {
  db: Database
  now: Date
}

const ENOUGH = MAX_COUNTED_VENDORS + 1

/** The first vendors by the start at which they are free of those wanted, earliest first, then most completed. */
export async function findSoonestOf(
  { db, now }: Reader,
  filter: VendorFilter,
  starts: readonly WantedSlot[],
): Promise<string[]> {
  const found: string[] = []
  for (const start of starts) {
    const where = and(isFreeAtOne([start], now), isNoneOf(found))!
    const limit = ENOUGH - found.length
    found.push(...(await findFirstIds(db, now, { filter, where, sort: 'completed', limit })))
    if (found.length === ENOUGH) break
  }
  return found
}

/** Sorts vendors by their next free hour, those without one last; at most one more than are counted. */
export async function findSoonest(reader: Reader, filter: VendorFilter): Promise<string[]> {
  const { db, now } = reader
  const all = { filter, where: sql`true`, sort: 'completed', limit: ENOUGH } as const
  const candidates = await findFirstIds(db, now, all)
  if (candidates.length < ENOUGH) return bySoonest(reader, candidates)
  const starts = bookingWindow(now).flatMap((date) => startsOn(date, 1))
  const found = await findSoonestOf(reader, filter, starts)
  if (found.length === ENOUGH) return found
  const rest = { ...all, where: isNoneOf(found), limit: ENOUGH - found.length }
  return [...found, ...(await findFirstIds(db, now, rest))]
}

/** Few vendors are put in order by their calendars. */
async function bySoonest({ db, now }: Reader, ids: readonly string[]): Promise<string[]> {
  const [owners, taken] = await Promise.all([findInOrder(db, ids), findTakenTimes(db, ids, now)])
  const calendars = calendarsOf(owners, taken)
  const startOf = ({ id, available }: (typeof owners)[number]): number => {
    const start = available ? nextFreeStart(calendars.get(id)!, now) : null
    return start ? instantOf(start.date, start.hour).getTime() : Infinity
  }
  return owners
    .map((owner) => ({ id: owner.id, start: startOf(owner) }))
    .toSorted((a, b) => (a.start === b.start ? 0 : a.start - b.start))
    .map(({ id }) => id)
}

const isNoneOf = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`true` : sql`not ${vendor.id} = any(${sql.param([...ids])}::uuid[])`
