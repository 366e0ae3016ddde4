// implements: §8.19-8.26
import type { ChatSocket } from './chat-socket.ts'
import { AUTHENTICATION } from './error-catalogue/authentication.ts'
import { SOCKET } from './error-catalogue/socket.ts'

/** Listeners for the outages of a connection. */
interface ConnectionListeners {
  /** Called once for each outage, with its text from section 8. */
  onTrouble: (text: string) => void
  /** Called when the connection is back. */
  onRestored: (text: string) => void
}

/**
 * Reports outages. The socket disconnects while the browser is offline and connects as soon as it is online again; once
 * it has given up, it tries again when its tab is looked at.
 */
export function watchConnection(
  socket: ChatSocket,
  { onTrouble, onRestored }: ConnectionListeners,
): () => void {
  let everConnected = false
  let troubled = false
  let gaveUp = false
  const trouble = (text: string) => {
    if (!troubled) onTrouble(text)
    troubled = true
  }
  socket.on('connect', () => {
    if (everConnected) onRestored(SOCKET.restored)
    everConnected = true
    troubled = false
    gaveUp = false
  })
  socket.on('connect_error', (error: ConnectError) => {
    // A refused token is reported even when an earlier failure was.
    if (isTokenRefused(error)) onTrouble(SOCKET.authentication)
    else trouble(failureText(error, everConnected))
  })
  socket.io.on('reconnect_failed', () => {
    gaveUp = true
    onTrouble(SOCKET.lost)
  })
  const onOffline = () => {
    trouble(SOCKET.offline)
    socket.disconnect()
  }
  const onOnline = () => socket.connect()
  const onVisible = () => {
    if (gaveUp && document.visibilityState === 'visible') socket.connect()
  }
  addEventListener('offline', onOffline)
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('offline', onOffline)
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** The server puts its code into the error when it refuses a connection. */
type ConnectError = Error & { data?: { code?: string } }

const isTokenRefused = ({ data }: ConnectError) => data?.code !== undefined && data.code in AUTHENTICATION

/** Returns the text for a failed attempt to connect. */
function failureText(error: ConnectError, again: boolean): string {
  if (!navigator.onLine) return SOCKET.offline
  if (again) return SOCKET.reconnectFailed
  if (/timeout/i.test(error.message)) return SOCKET.timeout
  if (/xhr poll error|websocket error|ECONNREFUSED|ENOTFOUND/i.test(error.message)) return SOCKET.unreachable
  return SOCKET.other + error.message
}
