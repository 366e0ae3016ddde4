import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import type { OutgoingMessage } from '@anseo/api-client/conversation'
import { onConnected } from './on-connected.ts'

/** The parts of a message that are sent. */
export type MessageToSend = Pick<OutgoingMessage, 'key' | 'content' | 'photos'>

/**
 * Queues messages while the socket is still connecting, and sends them once it is connected.
 * @param onFailed called with the key of each message when the connection fails.
 */
export function useQueuedMessages(
  socket: ChatSocket | null,
  emit: (open: ChatSocket, message: MessageToSend) => void,
  onFailed: (key: string) => void,
): (message: MessageToSend) => void {
  const queued = useRef<MessageToSend[]>([])
  const sendAll = useEffectEvent((open: ChatSocket) => {
    for (const message of queued.current.splice(0)) emit(open, message)
  })
  const failAll = useEffectEvent(() => {
    for (const { key } of queued.current.splice(0)) onFailed(key)
  })
  useEffect(() => {
    if (!socket) return
    const onError = () => failAll()
    const stop = onConnected(socket, () => sendAll(socket))
    socket.on('connect_error', onError)
    return () => {
      stop()
      socket.off('connect_error', onError)
    }
  }, [socket])
  return (message) => void queued.current.push(message)
}
