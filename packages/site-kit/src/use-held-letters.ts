import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import type { OutgoingMessage } from '@anseo/api-client/conversation'
import { onConnected } from './on-connected.ts'

/** The parts of a message that are sent. */
export type Letter = Pick<OutgoingMessage, 'key' | 'content' | 'photos'>

/**
 * Holds messages while the socket is still connecting, and sends them once it is connected.
 * @param onFailed called with the key of each message when the connection fails.
 */
export function useHeldLetters(
  socket: ChatSocket | null,
  emit: (open: ChatSocket, letter: Letter) => Promise<void>,
  onFailed: (key: string) => void,
): (letter: Letter) => void {
  const held = useRef<Letter[]>([])
  const sendAll = useEffectEvent((open: ChatSocket) => {
    for (const letter of held.current.splice(0)) void emit(open, letter)
  })
  const failAll = useEffectEvent(() => {
    for (const { key } of held.current.splice(0)) onFailed(key)
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
  return (letter) => void held.current.push(letter)
}
