import type { ChatSocket } from '@anseo/api-client/chat-socket'

/**
 * Calls back whenever the socket connects, and immediately when it is already connected.
 * @returns a function that stops listening.
 */
export function onConnected(socket: ChatSocket, listener: () => void): () => void {
  if (socket.connected) listener()
  socket.on('connect', listener)
  return () => void socket.off('connect', listener)
}
