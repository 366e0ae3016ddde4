import { withParams } from '@anseo/site-kit/with-params'
import { useSearchParams } from 'react-router'
import type { InboxFilter } from '../../queries/inbox.ts'

/** Reads the inbox filter from the address. */
export function useInboxFilter() {
  const [params, setParams] = useSearchParams()
  const filter: InboxFilter = { search: params.get('search') ?? '', unread: params.has('unread') }
  const setFilter = (changed: Partial<InboxFilter>) => {
    const { search, unread } = { ...filter, ...changed }
    setParams(withParams(params, { search, unread: unread ? '1' : null }), { replace: true })
  }
  return { filter, setFilter }
}
