import { useSearchParams } from 'react-router'
import type { InboxFilter } from '../../queries/inbox.ts'

const SEARCH = 'search'
const UNREAD = 'unread'

/** Reads the inbox filter from the address. */
export function useInboxFilter() {
  const [params, setParams] = useSearchParams()
  const filter: InboxFilter = { search: params.get(SEARCH) ?? '', unread: params.has(UNREAD) }
  const setFilter = (changed: Partial<InboxFilter>) => {
    const { search, unread } = { ...filter, ...changed }
    const next = new URLSearchParams(params)
    next.delete(SEARCH)
    next.delete(UNREAD)
    if (search !== '') next.set(SEARCH, search)
    if (unread) next.set(UNREAD, '1')
    setParams(next, { replace: true })
  }
  return { filter, setFilter }
}
