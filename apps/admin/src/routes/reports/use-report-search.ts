import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { useSearchParams } from 'react-router'
import type { ReportSearch } from '../../queries/reports.ts'

/** A change of the search; an order is one of the names in the address. */
type Change = Partial<Omit<ReportSearch, 'order'> & { order: string }>

/** Reads the search for reports from the address and makes links that change it. */
export function useReportSearch() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') === 'settled' ? 'settled' : 'open'
  const order = params.get('order')
  const wanted: ReportSearch = {
    status,
    order: order === 'newest' || order === 'oldest' ? order : usualOrder(status),
    search: params.get('search') ?? '',
    page: pageInAddress(params),
  }
  return {
    wanted,
    linkTo: (change: Change) => `?${paramsOf({ ...wanted, ...change })}`,
    change: (change: Change) => setParams(paramsOf({ ...wanted, page: 1, ...change }), { replace: true }),
  }
}

/** Open reports come oldest first, resolved ones newest first. */
export const usualOrder = (status: ReportSearch['status']) => (status === 'open' ? 'oldest' : 'newest')

function paramsOf({ status, search, order, page }: Required<Change>): URLSearchParams {
  const params = new URLSearchParams()
  if (status !== 'open') params.set('status', status)
  if (search) params.set('search', search)
  if (order !== usualOrder(status)) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return params
}
