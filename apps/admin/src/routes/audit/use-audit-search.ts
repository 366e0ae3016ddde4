import { useNow } from '@anseo/site-kit/use-now'
import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { AuditQuery } from '../../queries/audit.ts'
import { ORDERS } from './audit-texts.ts'

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const

const NOTHING = {
  search: '',
  period: '',
  from: '',
  to: '',
  actor: '',
  action: '',
  person: '',
  subject: '',
  order: 'newest',
}

/** Reads the search of the audit log from the address, with the query that it means. */
export function useAuditSearch() {
  const search = useListSearch(NOTHING)
  const today = dublinDate(useNow(60_000))
  const { period, from, to, order, ...texts } = search.filters
  const known = keyIn(DAYS_BACK, period)
  const range = {
    ...(known && { from: formatIsoDate(addDays(today, -DAYS_BACK[known])) }),
    ...(period === 'days' && from && { from }),
    ...(period === 'days' && to && { to }),
  }
  const query: AuditQuery = {
    ...texts,
    ...range,
    order: keyIn(ORDERS, order),
    page: search.page,
  }
  return { ...search, query }
}
