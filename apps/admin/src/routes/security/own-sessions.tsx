import { useSessions } from '@anseo/site-kit/use-sessions'
import { SessionList } from '@anseo/site-kit/cards/session-list'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../site.ts'

/** Lists the devices on which this account is logged in. */
export function OwnSessions() {
  const sessions = useSessions(
    {
      list: (query) => api('GET /api/admin/sessions', { query }),
      end: (id, body) => api('DELETE /api/admin/sessions/:id', { params: { id }, body }),
      endOthers: (body) => api('DELETE /api/admin/sessions', { body }),
    },
    notify.success,
  )
  return <SessionList {...sessions} />
}
