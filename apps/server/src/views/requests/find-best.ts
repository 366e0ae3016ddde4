import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import { DEFAULT_WITHIN_KM, MAX_ASKED_VENDORS } from '@anseo/domain/limits'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Runtime } from '../../platform/runtime.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import type { FindVendors } from '../../modules/conversation/public.ts'
import { findFree } from '../marketplace/find-free.ts'
import { startsOn } from '../marketplace/free-at.ts'
import { findFirstIds } from '../marketplace/search-store.ts'

/** More than are asked, since the client may not write to some of those found. */
const FOUND = 4 * MAX_ASKED_VENDORS

/**
 * Finds the ids of the best rated vendors that are near, work at the wanted place and have an hour free within the wanted
 * period (C8).
 */
export const findBest =
  ({ db, clock }: Runtime): FindVendors =>
  async ({ speciality, window: { start, end }, place, at }) => {
    const now = clock.now()
    const day = dublinDate(start)
    const wanted = [day, addDays(day, 1)]
      .flatMap((date) => startsOn(date, 1, now))
      .filter(({ date, startHour }) => {
        const startMs = instantOf(date, startHour).getTime()
        return startMs >= start.getTime() && startMs + HOUR_MS <= end.getTime()
      })
    const near = at ? { place: at.place.name, withinKm: DEFAULT_WITHIN_KM } : undefined
    const worksThere = inArray(vendor.visitPlace, [place, 'both'])
    const find = (isFree: SQL, limit: number) =>
      findFirstIds(db, now, {
        filter: { speciality, near },
        where: and(worksThere, isFree)!,
        sort: 'rating',
        limit,
      })
    // The client travels to the vendor's place, so the vendor's own area does not matter.
    return findFree({ db, now, at: place === 'client' ? at : null }, wanted, { find, limit: FOUND })
  }
