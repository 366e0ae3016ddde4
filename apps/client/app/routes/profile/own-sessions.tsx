import { useSessions } from '@anseo/site-kit/use-sessions'
import { SessionList } from '@anseo/site-kit/cards/session-list'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../api/browser-api.ts'

/** The devices that the client is logged in on. */
export default function OwnSessions() {
  const sessions = useSessions(
    {
      list: (query) => api('GET /api/user/sessions', { query }),
      end: (id, body) => api('DELETE /api/user/sessions/:id', { params: { id }, body }),
      endOthers: (body) => api('DELETE /api/user/sessions', { body }),
    },
    notify.success,
  )
  return <SessionList {...sessions} />
}
