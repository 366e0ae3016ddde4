import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { useToken } from './profile.tsx'

interface Unread {
  notices: number
  messages: number
}

interface UnreadContext {
  unread: Unread
  /** Asks the server again. */
  refresh: () => void
  /** Sets a count at once, before the server has heard of it. */
  set: (counts: Partial<Unread>) => void
}

const NOTHING: Unread = { notices: 0, messages: 0 }
const Context = createContext<UnreadContext | null>(null)

/** The figures on the bell and beside My Messages, for as long as somebody is signed in. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const [unread, setUnread] = useState(NOTHING)
  const set = useCallback((counts: Partial<Unread>) => setUnread((before) => ({ ...before, ...counts })), [])
  const refresh = useCallback(() => void loadUnread().then(setUnread, () => undefined), [])
  useEffect(() => {
    if (token) refresh()
    else setUnread(NOTHING)
  }, [token, refresh])
  return <Context value={{ unread, refresh, set }}>{children}</Context>
}

async function loadUnread(): Promise<Unread> {
  const [notices, inbox] = await Promise.all([
    api('GET /api/notifications/unread-count'),
    api('GET /api/messages/inbox'),
  ])
  return {
    notices: notices.count,
    messages: inbox.inbox.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  }
}

export function useUnread(): UnreadContext {
  const context = use(Context)
  if (!context) throw new Error('useUnread needs an UnreadProvider')
  return context
}
