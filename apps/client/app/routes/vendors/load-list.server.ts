import type { Api } from '@anseo/api-client/api'
import { isApiError } from '@anseo/api-client/api-error'
import type { ReplyTo } from '@anseo/contract/calls'
import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import type { Speciality } from '@anseo/domain/specialities'
import { ANY_TIME, type ListState } from './list-state.ts'

/** A change to a looser filter, and the number of vendors that it would show. */
export interface WayOut {
  text: string
  changes: Partial<ListState>
  total: number
  more: boolean
}

type List = ReplyTo<'GET /api/vendor/list'>

interface LoadedList {
  list: Pick<List, 'data' | 'total' | 'more'>
  /** The problem with the typed place, shown at its field. */
  placeError: string | null
}

/** Loads a page of the list; an unknown place gives an empty one. */
export async function loadList(
  api: Api,
  speciality: Speciality | null,
  state: ListState,
  pageSize = VENDOR_PAGE_SIZE,
): Promise<LoadedList> {
  const { search, location, day, time, hours, when, near, within, maxPrice, minRating, sort, page } = state
  try {
    const list = await api('GET /api/vendor/list', {
      query: {
        page,
        pageSize,
        search,
        location,
        sort,
        ...(speciality !== null && { speciality }),
        ...(day && { day, hours }),
        ...(time && { time }),
        ...(when && { when }),
        ...(near && { near, within }),
        ...(maxPrice !== null && { maxPrice }),
        ...(minRating !== null && { minRating }),
      },
    })
    return { list, placeError: null }
  } catch (error) {
    const refused = isApiError(error) ? error.fields['near'] : undefined
    if (refused === undefined) throw error
    return { list: { data: [], total: 0 }, placeError: refused }
  }
}

/** For an empty list: returns each change to a looser filter that gives results, and their number. */
export async function findWaysOut(
  api: Api,
  speciality: Speciality | null,
  state: ListState,
): Promise<WayOut[]> {
  const counted = await Promise.all(
    looserBy(state).map(async ({ text, changes }) => {
      const { list } = await loadList(
        api,
        speciality,
        { ...state, sort: 'completed', page: 1, ...changes },
        1,
      )
      return { text, changes, total: list.total, more: list.more ?? false }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}

function looserBy(state: ListState): Pick<WayOut, 'text' | 'changes'>[] {
  const { search, location, day, time, hours, when, near, within, maxPrice, minRating } = state
  const ways = [
    hours > 1 && { text: 'Just 1 hour', changes: { hours: 1 } },
    time && { text: 'Any time that day', changes: { time: '' } },
    when === 'tonight' && { text: 'Any time today', changes: { when: 'today' as const } },
    (day || when) && { text: 'Any day', changes: ANY_TIME },
    near && within < 50 && { text: 'Within 50 km', changes: { within: 50 } },
    near && { text: 'Anywhere', changes: { near: '' } },
    location && { text: 'All locations', changes: { location: '' } },
    maxPrice !== null && { text: 'Any price', changes: { maxPrice: null } },
    minRating !== null && { text: 'Any rating', changes: { minRating: null } },
    search && { text: 'Any name', changes: { search: '' } },
  ]
  return ways.filter((way) => typeof way === 'object')
}
