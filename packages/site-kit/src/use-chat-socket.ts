// implements: §4.34
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import type { Session } from '@anseo/api-client/session'
import { useMissed, watchMissed } from './missed-events.ts'
import { useToken } from './use-token.ts'

/** The callbacks of a site for events of the socket. */
export interface ChatSocketListeners {
  /** Called when events were missed: data loaded before may be stale. */
  onMissed: () => void
  /** Called when a notification has arrived; its text may be empty. */
  onNotice: (text: string, quiet: boolean) => void
  /** Called when a message has arrived. */
  onMessage: () => void
  /** Called once for each outage, with its text from section 8. */
  onTrouble: (text: string) => void
  /** Called when the connection is back. */
  onRestored: (text: string) => void
  /** Makes any authenticated call: the server has closed the socket, perhaps because the session has ended. */
  askWhetherSignedIn: () => Promise<unknown>
}

/** The delay before asking. A logout, in this tab or another, also closes the socket; the tab has noticed it by then. */
const ASK_AFTER_MS = 1_000

/** Returns the logged-in user's socket, one for the whole site; null while there is none. Its code loads only after a login. */
export function useChatSocket(session: Session, listeners: ChatSocketListeners): ChatSocket | null {
  const token = useToken(session)
  const [socket, setSocket] = useState<ChatSocket | null>(null)
  const onNotice = useEffectEvent(listeners.onNotice)
  const onMessage = useEffectEvent(listeners.onMessage)
  const onTrouble = useEffectEvent(listeners.onTrouble)
  const onRestored = useEffectEvent(listeners.onRestored)
  const askWhetherSignedIn = useEffectEvent(listeners.askWhetherSignedIn)
  useEffect(() => {
    if (!token) return
    let close: (() => void) | undefined
    let left = false
    let late = false
    const open = async () => {
      const [{ connectChat }, { watchConnection }] = await Promise.all([
        import('@anseo/api-client/chat-socket'),
        import('@anseo/api-client/watch-connection'),
      ])
      if (left) return
      const opened = connectChat(session.token)
      const connectAgain = () => {
        if (!left && session.token() === token) opened.connect()
      }
      watchMissed(opened, late)
      opened.on('receive_notification', ({ message, quiet }) => onNotice(message, quiet ?? false))
      opened.on('receive_message', () => onMessage())
      const askThenConnect = () => {
        if (left || session.token() !== token) return
        void askWhetherSignedIn().then(connectAgain, connectAgain)
      }
      opened.on('disconnect', (reason) => {
        if (reason === 'io server disconnect') setTimeout(askThenConnect, ASK_AFTER_MS)
      })
      const unwatch = watchConnection(opened, {
        onTrouble: (text) => onTrouble(text),
        onRestored: (text) => onRestored(text),
      })
      close = () => {
        unwatch()
        opened.disconnect()
      }
      setSocket(opened)
    }
    // When the module cannot be loaded offline, it is tried again once the browser is online.
    const attempt = () =>
      void open().catch(() => {
        late = true
        if (!left) addEventListener('online', attempt, { once: true })
      })
    attempt()
    return () => {
      left = true
      removeEventListener('online', attempt)
      close?.()
      setSocket(null)
    }
  }, [session, token])
  useMissed(socket, listeners.onMissed)
  return socket
}
