import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { useChatSocket } from '@anseo/api-client/use-chat-socket'
import { notify, prepareToasts } from '@anseo/ui/toasts'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { session } from './session.ts'
import { useUnread } from './unread.tsx'

const DEFAULT_ANNOUNCEMENT = 'New announcement'

const Context = createContext<ChatSocket | null>(null)

/** One socket for the whole site while somebody is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { refresh } = useUnread()
  const inMessages = useLocation().pathname.startsWith('/messages')
  const wasConnected = useRef(false)
  const socket = useChatSocket(session, {
    onNotice: (text) => {
      notify.info(text || DEFAULT_ANNOUNCEMENT)
      refresh()
    },
    onMessage: refresh,
    onTrouble: (text) => {
      // Who has just come, and not to chat, needs no word of a connection that never was: the offline banner says it.
      if (inMessages || wasConnected.current) notify.error(text)
    },
    onRestored: notify.success,
  })
  useEffect(() => {
    if (!socket) return
    prepareToasts()
    wasConnected.current = false
    const onConnect = () => {
      wasConnected.current = true
      // Also the first time: what was loaded before it may have missed something.
      refresh()
    }
    socket.on('connect', onConnect)
    return () => void socket.off('connect', onConnect)
  }, [socket, refresh])
  return <Context value={socket}>{children}</Context>
}

/** The signed-in user's socket, null while there is none. */
export const useSocket = (): ChatSocket | null => use(Context)
