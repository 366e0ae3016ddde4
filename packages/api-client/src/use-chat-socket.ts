import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatSocket } from './chat-socket.ts'
import type { Session } from './session.ts'
import { SOCKET_TEXTS, socketErrorText } from './socket-error-texts.ts'
import { useToken } from './use-token.ts'

/** What a site does when the socket has something to say. */
export interface ChatSocketListeners {
  /** A notice has arrived; its text may be empty. */
  onNotice: (text: string) => void
  /** A message has arrived, or may have while the connection was gone. */
  onMessage: () => void
  /** The connection failed or was lost, in the words of section 8: once for each outage. */
  onTrouble: (text: string) => void
  /** The connection came back; notices may have been missed. */
  onRestored: (text: string) => void
}

/** The socket of the signed-in user, one for the whole site; null while there is none. Its code loads only then. */
export function useChatSocket(session: Session, listeners: ChatSocketListeners): ChatSocket | null {
  const token = useToken(session)
  const [socket, setSocket] = useState<ChatSocket | null>(null)
  const onNotice = useEffectEvent(listeners.onNotice)
  const onMessage = useEffectEvent(listeners.onMessage)
  const onTrouble = useEffectEvent(listeners.onTrouble)
  const onRestored = useEffectEvent(listeners.onRestored)
  useEffect(() => {
    if (!token) return
    let close: (() => void) | undefined
    let left = false
    const open = async () => {
      const { connectChat } = await import('./chat-socket.ts')
      if (left) return
      const opened = connectChat(session.token)
      opened.on('receive_notification', ({ message }) => onNotice(message))
      opened.on('receive_message', () => onMessage())
      const unwatch = watchConnection(
        opened,
        (text) => onTrouble(text),
        (text) => onRestored(text),
      )
      close = () => {
        unwatch()
        opened.disconnect()
      }
      setSocket(opened)
    }
    void open()
    return () => {
      left = true
      close?.()
      setSocket(null)
    }
  }, [session, token])
  return socket
}

/** Tells of outages; it rests while the browser is offline and connects at once when that is over. */
function watchConnection(
  socket: ChatSocket,
  onTrouble: (text: string) => void,
  onRestored: (text: string) => void,
): () => void {
  let everConnected = false
  let troubled = false
  const trouble = (text: string) => {
    if (!troubled) onTrouble(text)
    troubled = true
  }
  socket.on('connect', () => {
    if (everConnected) onRestored(SOCKET_TEXTS.restored)
    everConnected = true
    troubled = false
  })
  socket.on('connect_error', (error) =>
    trouble(everConnected && navigator.onLine ? SOCKET_TEXTS.reconnectFailed : socketErrorText(error)),
  )
  socket.io.on('reconnect_failed', () => onTrouble(SOCKET_TEXTS.lost))
  const onOffline = () => {
    trouble(SOCKET_TEXTS.offline)
    socket.disconnect()
  }
  const onOnline = () => socket.connect()
  addEventListener('offline', onOffline)
  addEventListener('online', onOnline)
  return () => {
    removeEventListener('offline', onOffline)
    removeEventListener('online', onOnline)
  }
}
