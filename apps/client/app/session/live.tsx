import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { notify } from '@anseo/ui/toasts'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useToken } from './profile.tsx'
import { session } from './session.ts'
import { useUnread } from './unread.tsx'

const DEFAULT_ANNOUNCEMENT = 'New announcement'

const Context = createContext<ChatSocket | null>(null)

/** One socket for the whole site while somebody is signed in; its code loads only then. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const { refresh } = useUnread()
  const [socket, setSocket] = useState<ChatSocket | null>(null)
  useEffect(() => {
    if (!token) return
    let opened: ChatSocket | null = null
    let left = false
    void import('@anseo/api-client/chat-socket').then(({ connectChat }) => {
      if (left) return
      opened = connectChat(session.token)
      opened.on('receive_notification', ({ message }) => {
        notify.info(message || DEFAULT_ANNOUNCEMENT)
        refresh()
      })
      opened.on('receive_message', refresh)
      setSocket(opened)
    })
    return () => {
      left = true
      opened?.disconnect()
      setSocket(null)
    }
  }, [token, refresh])
  return <Context value={socket}>{children}</Context>
}

/** The signed-in user's socket, null while there is none. */
export const useSocket = (): ChatSocket | null => use(Context)
