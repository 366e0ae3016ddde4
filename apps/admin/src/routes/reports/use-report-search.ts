import { useSearchParams } from 'react-router'
import type { ReportSearch } from '../../queries/reports.ts'

/** Reads the search for reports from the address and makes links that change it. */
export function useReportSearch() {
  const [params, setParams] = useSearchParams()
  const wanted: ReportSearch = {
    status: params.get('status') === 'settled' ? 'settled' : 'open',
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
  return {
    wanted,
    linkTo: (change: Partial<ReportSearch>) => `?${paramsOf({ ...wanted, ...change })}`,
    change: (change: Partial<ReportSearch>) =>
      setParams(paramsOf({ ...wanted, page: 1, ...change }), { replace: true }),
  }
}

function paramsOf({ status, search, page }: ReportSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (status !== 'open') params.set('status', status)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params
}
