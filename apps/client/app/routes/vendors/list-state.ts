import { bookingWindow } from '@anseo/domain/booking-window'
import { dublinHour } from '@anseo/domain/dublin-time'
import {
  CLOSING_HOUR,
  DEFAULT_WITHIN_KM,
  MAX_HOURS,
  MAX_PAGE,
  MAX_STARS,
  MAX_WITHIN_KM,
  NAME_MAX_LENGTH,
  OPENING_HOUR,
  SERVICE_MAX_PRICE_CENTS,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { NAMED_TIMES, type NamedTime } from '@anseo/domain/named-times'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { Speciality } from '@anseo/domain/specialities'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'

/** The orders of the list, by their value in the address; the order by distance needs a place. */
export const SORTS = {
  completed: 'Most appointments completed',
  price: 'Price: low to high',
  name: 'Name',
  rating: 'Best rated',
  distance: 'Nearest',
  next: 'Soonest available',
} as const
export type Sort = keyof typeof SORTS

/** The filters, order and page of the list other than its speciality, as they are in the address. */
export interface ListState {
  search: string
  location: string
  /** A date within the booking window, such as `21_11_2026`; empty for any day. */
  day: string
  /** A start time such as `06:00 PM`, empty for any; only used with a day. */
  time: string
  /** The length of the slot in hours; only used with a day. */
  hours: number
  /** A named time such as `tonight`, instead of a day; empty for any. */
  when: NamedTime | ''
  /** A town, an area or a routing key as typed; empty for anywhere. */
  near: string
  /** The distance from that place, in km. */
  within: number
  /** The highest total that a card may show, in euro; null for any. */
  maxPrice: number | null
  /** The lowest average rating, in stars; null for any. */
  minRating: number | null
  sort: Sort
  page: number
}

/** The list without filters. */
export const UNFILTERED: ListState = {
  search: '',
  location: '',
  day: '',
  time: '',
  hours: 1,
  when: '',
  near: '',
  within: DEFAULT_WITHIN_KM,
  maxPrice: null,
  minRating: null,
  sort: 'completed',
  page: 1,
}

/** No filter by time. */
export const ANY_TIME = { day: '', time: '', hours: 1, when: '' } as const

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(SORTS, text)

/** Reads the state from an address; invalid or outdated values are ignored. */
export function readListState(query: URLSearchParams, now: Date): ListState {
  const text = (name: string, max: number) => (query.get(name) ?? '').replaceAll('\0', '').slice(0, max)
  const number = (name: string, max: number, step = 1) => {
    const value = Number(query.get(name) ?? 0)
    return value >= 1 && value <= max && Number.isInteger(value / step) ? value : null
  }
  const near = text('near', TOWN_MAX_LENGTH).trim()
  const sort = query.get('sort')
  return {
    search: text('search', NAME_MAX_LENGTH),
    location: text('location', TOWN_MAX_LENGTH),
    ...readWhen(query, number('hours', MAX_HOURS) ?? 1, now),
    near,
    within: (near && number('within', MAX_WITHIN_KM)) || DEFAULT_WITHIN_KM,
    maxPrice: number('maxPrice', SERVICE_MAX_PRICE_CENTS / 100),
    minRating: number('minRating', MAX_STARS, 0.5),
    sort: isSort(sort) && (sort !== 'distance' || near) ? sort : 'completed',
    page: number('page', MAX_PAGE) ?? 1,
  }
}

/** A time without a day means its next occurrence; a length needs a day, and the slot ends by closing time (S1). */
function readWhen(
  query: URLSearchParams,
  hours: number,
  now: Date,
): Pick<ListState, 'day' | 'time' | 'hours' | 'when'> {
  const hour = parseWallTime(query.get('time') ?? '') ?? 0
  const isOffered = Number.isInteger(hour) && hour >= OPENING_HOUR && hour < CLOSING_HOUR
  const time = isOffered ? formatWallTime(hour) : ''
  const days = bookingWindow(now).map(formatSlotDate)
  const asked = query.get('day') ?? ''
  const nextDay = days[dublinHour(now) < hour ? 0 : 1]!
  const day = days.includes(asked) ? asked : time && asked === '' ? nextDay : ''
  if (day === '') return { ...ANY_TIME, when: NAMED_TIMES.find((when) => when === query.get('when')) ?? '' }
  return { day, time, when: '', hours: time ? Math.min(hours, CLOSING_HOUR - hour) : hours }
}

/** Returns the query of a state, empty for the list without filters; changed filters lead to the first page. */
export function listQuery(state: ListState, changes: Partial<ListState> = {}): string {
  const filtered = Object.keys(changes).some((name) => name !== 'page')
  const shown = { ...state, ...(filtered && { page: 1 }), ...changes }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown) as [keyof ListState, string | number | null][]) {
    const idle = (name === 'within' || (name === 'sort' && value === 'distance')) && shown.near === ''
    if (value !== UNFILTERED[name] && !idle) query.set(name, String(value))
  }
  return query.size === 0 ? '' : `?${query}`
}

/** Returns the query with which a vendor's page opens at the searched day and time; empty without them. */
export function slotQuery({ day, time, hours }: Pick<ListState, 'day' | 'time' | 'hours'>): string {
  if (day === '') return ''
  return `?${new URLSearchParams({ day, ...(time && { time }), ...(hours > 1 && { hours: String(hours) }) })}`
}

/** Returns the address of the form that asks several vendors, for the speciality, place and day of a list. */
export function askPath(speciality: Speciality | null, { near, location, day }: ListState): string {
  const place = near || location
  const query = new URLSearchParams({
    ...(speciality && { speciality }),
    ...(place && { near: place }),
    ...(day && { day }),
  })
  return query.size === 0 ? '/ask' : `/ask?${query}`
}
