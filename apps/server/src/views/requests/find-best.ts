import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { DEFAULT_WITHIN_KM, MAX_ASKED_VENDORS } from '@anseo/domain/limits'
import { HOUR_MS } from '@anseo/domain/slot'
import type { Runtime } from '../../platform/runtime.ts'
import type { FindVendors } from '../../modules/conversation/public.ts'
import { startsOn } from '../marketplace/free-at.ts'
import { searchVendors } from '../marketplace/search-vendors.ts'

/** More than are asked, since the client may not write to some of those found. */
const FOUND = 4 * MAX_ASKED_VENDORS

/** Finds the ids of the best rated vendors that are near and have an hour free within the wanted period (C8). */
export const findBest =
  ({ db, clock }: Runtime): FindVendors =>
  async ({ speciality, window: { start, end }, at }) => {
    const now = clock.now()
    const day = dublinDate(start)
    const wanted = [day, addDays(day, 1)]
      .flatMap((date) => startsOn(date, 1, now))
      .filter(({ date, startHour }) => {
        const startMs = instantOf(date, startHour).getTime()
        return startMs >= start.getTime() && startMs + HOUR_MS <= end.getTime()
      })
    const near = at ? { place: at.place.name, withinKm: DEFAULT_WITHIN_KM } : undefined
    const sought = { filter: { speciality, near }, wanted, sort: 'rating' as const }
    const { rows } = await searchVendors({ db, now, at }, sought, { offset: 0, limit: FOUND })
    return rows.map(({ id }) => id)
  }
