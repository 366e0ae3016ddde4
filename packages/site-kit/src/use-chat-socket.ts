// implements: §4.34
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import type { Session } from '@anseo/api-client/session'
import { useMissed, watchMissed } from './missed-events.ts'
import { useCode } from './use-code.ts'
import { keepConnection } from './use-connection.ts'
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

const loadCode = async () => {
  const [socket, watch] = await Promise.all([
    import('@anseo/api-client/chat-socket'),
    import('@anseo/api-client/watch-connection'),
  ])
  return { ...socket, ...watch }
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
  const late = useRef(false)
  const load = useCallback(
    () =>
      loadCode().catch((error: unknown) => {
        late.current = true
        throw error
      }),
    [],
  )
  const code = useCode(Boolean(token), load)
  useEffect(() => {
    if (!token || !code) return
    let left = false
    const opened = code.connectChat(session.token)
    const connectAgain = () => {
      if (!left && session.token() === token) opened.connect()
    }
    watchMissed(opened, late.current)
    keepConnection(opened)
    opened.on('receive_notification', ({ message, quiet }) => onNotice(message, quiet ?? false))
    opened.on('receive_message', () => onMessage())
    const askThenConnect = () => {
      if (left || session.token() !== token) return
      void askWhetherSignedIn().then(connectAgain, connectAgain)
    }
    opened.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') setTimeout(askThenConnect, ASK_AFTER_MS)
    })
    const unwatch = code.watchConnection(opened, {
      onTrouble: (text) => onTrouble(text),
      onRestored: (text) => onRestored(text),
    })
    setSocket(opened)
    return () => {
      left = true
      unwatch()
      opened.disconnect()
      setSocket(null)
    }
  }, [session, token, code])
  useMissed(socket, listeners.onMissed)
  return socket
}
