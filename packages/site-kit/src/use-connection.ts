import { useEffect, useState } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'

/** `connecting` until an attempt has succeeded or failed; a short interruption is not `lost` yet. */
export type Connection = 'connecting' | 'open' | 'lost'

/** Returns the state of the socket's connection. */
export function useConnection(socket: ChatSocket | null): Connection {
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => {
    if (!socket) return
    const onOpen = () => setConnection('open')
    const onLost = () => setConnection('lost')
    // Offline the socket does not try to connect; it does so once the browser is online.
    const onClosed = () => setConnection(socket.active || !navigator.onLine ? 'connecting' : 'lost')
    setConnection(socket.connected ? 'open' : 'connecting')
    socket.on('connect', onOpen)
    socket.on('disconnect', onClosed)
    socket.on('connect_error', onLost)
    return () => {
      socket.off('connect', onOpen)
      socket.off('disconnect', onClosed)
      socket.off('connect_error', onLost)
    }
  }, [socket])
  return connection
}
