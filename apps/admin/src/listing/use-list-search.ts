import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { useSearchParams } from 'react-router'

/** Values of a list's filters by name. */
export type Filters = Readonly<Record<string, string>>

/**
 * Reads a list's filters from the address and makes links that change them; a changed filter leads to the first page.
 * @param defaults each filter with its value where the address does not name it.
 */
export function useListSearch<F extends Filters>(defaults: F) {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as Record<keyof F, string>
  const page = pageInAddress(params)

  const paramsWith = (change: Partial<Record<keyof F, string>>, toPage: number) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...filters, ...change })) {
      if (value !== undefined && value !== (defaults[name] ?? '')) next.set(name, value)
    }
    if (toPage > 1) next.set('page', String(toPage))
    return next
  }

  return {
    filters,
    page,
    linkTo: (change: Partial<Record<keyof F, string>>, toPage = 1) => `?${paramsWith(change, toPage)}`,
    change: (change: Partial<Record<keyof F, string>>) =>
      setParams(paramsWith(change, 1), { replace: true, preventScrollReset: true }),
  }
}
