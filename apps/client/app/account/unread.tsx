// implements: §2.26
import type { ClientInboxEntry } from '@anseo/contract/messages'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../api/lazy-api.ts'
import { useToken } from './profile.tsx'
import { session } from '../session/session.ts'

interface Unread {
  notices: number
  messages: number
}

/** The conversations, newest first; null until they have loaded. */
export interface Inbox {
  entries: readonly ClientInboxEntry[] | null
  /** The error of the last load. */
  error: unknown
}

interface UnreadContext {
  unread: Unread
  inbox: Inbox
  /** Loads the inbox and the counts again. */
  refresh: () => void
  /** Sets a count immediately, before the server knows of the change. */
  set: (counts: Partial<Unread>) => void
}

const NOTHING: Unread = { notices: 0, messages: 0 }
const NO_INBOX: Inbox = { entries: null, error: null }
const Context = createContext<UnreadContext | null>(null)

/** Provides the inbox and the unread counts of the bell and My Messages, while the user is logged in. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const [unread, setUnread] = useState(NOTHING)
  const [inbox, setInbox] = useState(NO_INBOX)
  const lastAsked = useRef(0)
  const set = useCallback((counts: Partial<Unread>) => setUnread((before) => ({ ...before, ...counts })), [])
  const refresh = useCallback(() => {
    const asked = ++lastAsked.current
    const token = session.token()
    const ifLatest = (use: () => void) => asked === lastAsked.current && token === session.token() && use()
    // The inbox is also shown when the bell's count did not load.
    api('GET /api/notifications/unread-count').then(
      ({ count }) => ifLatest(() => set({ notices: count })),
      () => undefined,
    )
    api('GET /api/messages/inbox').then(
      ({ inbox: entries }) =>
        ifLatest(() => {
          setInbox({ entries, error: null })
          set({ messages: entries.reduce((sum, { unreadCount }) => sum + unreadCount, 0) })
        }),
      (error: unknown) => ifLatest(() => setInbox(({ entries }) => ({ entries, error }))),
    )
  }, [set])
  useEffect(() => {
    if (token) refresh()
    return () => {
      setUnread(NOTHING)
      setInbox(NO_INBOX)
    }
  }, [token, refresh])
  return <Context value={{ unread, inbox, refresh, set }}>{children}</Context>
}

/** Returns the unread counts, the inbox and functions that update them. Throws outside an `UnreadProvider`. */
export function useUnread(): UnreadContext {
  const context = use(Context)
  if (!context) throw new Error('useUnread needs an UnreadProvider')
  return context
}
