import { returnPath } from '@anseo/api-client/return-path'
import { useSearchParams } from 'react-router'
import { NoConnection } from '../../offline/no-connection.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

export const meta = ownPageMeta('Offline')

/** `/offline?next=<path>`: the service worker redirects here when a page cannot be fetched. */
export default function Offline() {
  const [search] = useSearchParams()
  const wanted = returnPath(search, '/')
  return (
    <div className="wrap">
      <NoConnection wanted={wanted} onRetry={() => location.replace(wanted)} />
    </div>
  )
}
