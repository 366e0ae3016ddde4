import { NAME_MAX_LENGTH, TOWN_MAX_LENGTH } from '@anseo/domain/limits'

/** The orders that the list offers, by the value in the address. */
export const SORTS = { completed: 'Most completed', price: 'Lowest price', name: 'Name' } as const
export type Sort = keyof typeof SORTS

/** What the list shows beside its speciality, as it stands in the address. */
export interface ListState {
  search: string
  location: string
  sort: Sort
  page: number
}

const isSort = (text: string | null): text is Sort => text !== null && text in SORTS

/** Reads the state from an address; whatever makes no sense there counts as left out. */
export function readListState(query: URLSearchParams): ListState {
  const page = Number(query.get('page') ?? 1)
  const sort = query.get('sort')
  return {
    search: (query.get('search') ?? '').replaceAll('\0', '').slice(0, NAME_MAX_LENGTH),
    location: (query.get('location') ?? '').replaceAll('\0', '').slice(0, TOWN_MAX_LENGTH),
    sort: isSort(sort) ? sort : 'completed',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  }
}

/** The query of an address for a state, empty for the plain list; changed filters lead to the first page. */
export function listQuery(state: ListState, changes: Partial<ListState> = {}): string {
  const filtered = Object.keys(changes).some((name) => name !== 'page')
  const { search, location, sort, page } = { ...state, ...(filtered && { page: 1 }), ...changes }
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(location && { location }),
    ...(sort !== 'completed' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? '' : `?${query}`
}
