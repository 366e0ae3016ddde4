import { MAX_PAGE } from '@anseo/domain/limits'

/** Returns the page of a list that an address names, from 1; the first where it names none that can be asked for. */
export function pageInAddress(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
