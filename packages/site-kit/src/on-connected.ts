import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'

/**
 * Calls back whenever the socket connects or has missed events, and immediately when it is already connected.
 * @returns a function that stops listening.
 */
export function onConnected(socket: ChatSocket, listener: () => void): () => void {
  if (socket.connected) listener()
  socket.on('connect', listener)
  socket.on('catch_up', listener)
  return () => {
    socket.off('connect', listener)
    socket.off('catch_up', listener)
  }
}

/**
 * Calls back when a component's data may have missed a change: on each connect after it was mounted, and when the
 * server reports missed events.
 */
export function useConnected(socket: ChatSocket | null, listener: () => void): void {
  // Data loaded over a connection that was already open has missed nothing.
  const [openBefore] = useState(() => (socket?.connected ? socket : null))
  const notify = useEffectEvent(listener)
  useEffect(() => {
    if (!socket) return
    let isTold = socket === openBefore
    return onConnected(socket, () => {
      if (!isTold) notify()
      isTold = false
    })
  }, [socket, openBefore])
}
