import { MAX_PAGE } from '@anseo/domain/limits'

/**
 * Returns the page of a list that an address names, from 1; the first where it names none that can be asked for.
 * @param name of the parameter, where the page has several lists.
 */
export function pageInAddress(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name))
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
