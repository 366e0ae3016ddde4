import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'

/**
 * Calls back whenever the socket connects or has missed something, and at once when it has connected before anybody
 * listened.
 * @returns how to stop.
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
 * Tells a component that has loaded something when it may have missed a change: at each connection that was made
 * since it is there, and when the server says so.
 */
export function useConnected(socket: ChatSocket | null, listener: () => void): void {
  // What is loaded over an open connection misses nothing.
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
