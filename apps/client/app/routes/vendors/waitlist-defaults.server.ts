import { bookingWindow } from '@anseo/domain/booking-window'
import { findPlace } from '@anseo/domain/find-place'
import { daysOfNamedTime } from '@anseo/domain/named-times'
import { distanceKm } from '@anseo/domain/place'
import { searchName } from '@anseo/domain/search-name'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import { ANY_HOURS, type WaitTimes } from '../../waitlist/wait-times.ts'
import type { FoundVendor } from './found-vendor.server.ts'
import type { ListState } from './list-state.ts'

/** With this many vendors or fewer free at the searched time, the client can ask to be notified of more. */
const MAX_RESULTS_TO_OFFER = 3

/** Initial values of the waitlist dialog; `town` is '' where none is known. */
export interface WaitlistDefaults extends WaitTimes {
  town: string
}

interface FoundList {
  state: ListState
  vendors: readonly FoundVendor[]
  total: number
  placeError: string | null
  towns: readonly string[]
  /** The days that can be chosen: today is none of them once its last hour has begun. */
  days: readonly { value: string }[]
  now: Date
}

/**
 * Returns the initial values of the waitlist dialog if the search found few vendors at the wanted time, or, without a
 * wanted time, only vendors without free times. Else, or if the place is unknown, null: no offer (C7).
 */
export function waitlistDefaults({
  state,
  vendors,
  total,
  placeError,
  towns,
  days,
  now,
}: FoundList): WaitlistDefaults | null {
  const isTimed = state.day !== '' || state.when !== ''
  const isBooked = vendors.length > 0 && vendors.every(({ times }) => times.length === 0)
  if (placeError || towns.length === 0 || !(isTimed ? total <= MAX_RESULTS_TO_OFFER : isBooked)) return null
  const times = wantedTimes(state, now)
  const offered = times.days.filter((day) => days.some(({ value }) => value === day))
  return { ...times, days: offered, town: townOf(state, towns) }
}

function wantedTimes({ day, time, hours, when }: ListState, now: Date): WaitTimes {
  const startHour = parseWallTime(time)
  if (day && startHour !== null) {
    // The dialog offers whole hours only, so the wanted time is widened to them.
    const [from, to] = [Math.floor(startHour), Math.ceil(startHour + hours)].map(formatWallTime)
    return { days: [day], from: from!, to: to! }
  }
  if (day) return { ...ANY_HOURS, days: [day] }
  if (!when) return { ...ANY_HOURS, days: bookingWindow(now).map(formatSlotDate) }
  const { dates, fromHour } = daysOfNamedTime(when, now)
  const from = fromHour > 0 ? formatWallTime(fromHour) : ANY_HOURS.from
  return { ...ANY_HOURS, from, days: dates.map(formatSlotDate) }
}

/** Returns the searched town, or the town nearest to the searched place; '' if neither is known. */
function townOf({ near, location }: ListState, towns: readonly string[]): string {
  const named = towns.find((town) => searchName(town) === searchName(location || near))
  const place = named ? null : findPlace(near)
  if (!place) return named ?? ''
  const known = towns.flatMap((town) => {
    const found = findPlace(town)
    return found ? [{ town, km: distanceKm(found, place) }] : []
  })
  return known.toSorted((a, b) => a.km - b.km)[0]?.town ?? ''
}
