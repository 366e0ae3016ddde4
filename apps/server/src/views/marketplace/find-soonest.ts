import { bookingWindow } from '@anseo/domain/booking-window'
import { instantOf } from '@anseo/domain/dublin-time'
import { BOOKING_WINDOW_DAYS, MAX_COUNTED_VENDORS } from '@anseo/domain/limits'
import { nextFreeStarts } from '@anseo/domain/slot-grid'
import { and, sql } from 'drizzle-orm'
import { findFree, type FindFirst, isNoneOf, type SearchContext } from './find-free.ts'
import { byDay, isUsual, startsOn, type WantedSlot } from './free-at.ts'
import { firstFreeOf } from './keep-bookable.ts'
import type { VendorFilter } from './listing-filter.ts'
import { calendarsOf } from './next-free.ts'
import { findFirstIds, findInOrder } from './search-store.ts'
import { findTakenTimes } from './taken-times-store.ts'

const ENOUGH = MAX_COUNTED_VENDORS + 1

const mostCompleted =
  ({ db, now }: SearchContext, filter: VendorFilter): FindFirst =>
  (where, limit) =>
    findFirstIds(db, now, { filter, where, sort: 'completed', limit })

/** Finds the first vendors by the first wanted start at which they are free, then by most completed. */
export async function findSoonestOf(
  context: SearchContext,
  filter: VendorFilter,
  starts: readonly WantedSlot[],
): Promise<string[]> {
  const found: string[] = []
  for (const day of byDay(starts)) {
    await addSoonestOfDay(context, filter, day, found)
    if (found.length >= ENOUGH) break
  }
  return found.slice(0, ENOUGH)
}

/**
 * Adds the vendors that are free on a day. Most start on the usual hours, which are searched one by one; vendors with other
 * start times are found at once and inserted at their first start.
 */
async function addSoonestOfDay(
  context: SearchContext,
  filter: VendorFilter,
  starts: readonly WantedSlot[],
  found: string[],
): Promise<void> {
  const find = mostCompleted(context, filter)
  const others = starts.filter((start) => !isUsual(start))
  const limit = ENOUGH - found.length
  const ids = others.length > 0 ? await findFree(context, others, { find, limit, except: found }) : []
  const own = await byFirstStart(context, ids, others)
  for (const start of starts.filter(isUsual)) {
    while (own[0] && own[0].startHour < start.startHour) addNew(found, own.shift()!.id)
    const left = ENOUGH - found.length
    if (left <= 0) return
    const free = await findFree(context, [start], { find, limit: left, except: found })
    found.push(...free)
  }
  for (const { id } of own) addNew(found, id)
}

function addNew(found: string[], id: string): void {
  if (!found.includes(id)) found.push(id)
}

/** Sorts vendors by the first of the starts of a day at which they are free. */
async function byFirstStart(context: SearchContext, ids: readonly string[], starts: readonly WantedSlot[]) {
  if (ids.length === 0) return []
  const first = await firstFreeOf(context, ids, starts)
  return ids
    .map((id) => ({ id, startHour: first.get(id)?.hour ?? Infinity }))
    .toSorted((a, b) => a.startHour - b.startHour)
}

/** Sorts vendors by their next free start, those without one last; at most one more than are counted. */
export async function findSoonest(context: SearchContext, filter: VendorFilter): Promise<string[]> {
  const { now } = context
  const find = mostCompleted(context, filter)
  const candidates = await find(sql`true`, ENOUGH)
  if (candidates.length < ENOUGH) return bySoonest(context, candidates)
  const starts = bookingWindow(now).flatMap((date) => startsOn(date, 1, now))
  const found = await findSoonestOf(context, filter, starts)
  if (found.length === ENOUGH) return found
  return [...found, ...(await find(and(isNoneOf(found))!, ENOUGH - found.length))]
}

/**
 * Sorts few vendors by their next free start, read from their calendars, in the window in which many are searched, however
 * far ahead some can be booked.
 */
async function bySoonest({ db, now, at }: SearchContext, ids: readonly string[]): Promise<string[]> {
  const [owners, taken] = await Promise.all([findInOrder(db, ids), findTakenTimes(db, ids, now)])
  const calendars = calendarsOf(owners, taken, at)
  const startOf = ({ id, available }: (typeof owners)[number]): number => {
    const calendar = calendars.get(id)
    const horizonDays = Math.min(calendar?.horizonDays ?? 0, BOOKING_WINDOW_DAYS)
    const [start] = available && calendar ? nextFreeStarts({ ...calendar, horizonDays }, now, 1) : []
    return start ? instantOf(start.date, start.hour).getTime() : Infinity
  }
  return owners
    .map((owner) => ({ id: owner.id, start: startOf(owner) }))
    .toSorted((a, b) => (a.start === b.start ? 0 : a.start - b.start))
    .map(({ id }) => id)
}
