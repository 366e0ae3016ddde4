import { useCallback, useSyncExternalStore } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'

/** `connecting` until an attempt has succeeded or failed; a short interruption is not `lost` yet. */
export type Connection = 'connecting' | 'open' | 'lost'

const EVENTS = ['connect', 'disconnect', 'connect_error'] as const

const connectionOf = new WeakMap<ChatSocket, Connection>()

/** Keeps the state of a new socket's connection: a chat that opens later has heard none of its events. */
export function keepConnection(socket: ChatSocket): void {
  const keep = (connection: Connection) => void connectionOf.set(socket, connection)
  socket.on('connect', () => keep('open'))
  // Offline the socket does not try to connect; it does so once the browser is online.
  socket.on('disconnect', () => keep(socket.active || !navigator.onLine ? 'connecting' : 'lost'))
  socket.on('connect_error', () => keep('lost'))
}

/** Returns the state of the socket's connection. */
export function useConnection(socket: ChatSocket | null): Connection {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of EVENTS) socket?.on(event, listener)
      return () => {
        for (const event of EVENTS) socket?.off(event, listener)
      }
    },
    [socket],
  )
  const read = () => (socket && connectionOf.get(socket)) ?? 'connecting'
  return useSyncExternalStore(subscribe, read, read)
}
