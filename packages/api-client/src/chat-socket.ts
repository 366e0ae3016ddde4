// implements: §4.34, §7.31, §9.22
import type { ChatEmits, ChatReceives } from '@anseo/contract/socket-events'
import {
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
  SOCKET_TIMEOUT_MS,
} from '@anseo/domain/limits'
import { io, type Socket } from 'socket.io-client'

export type ChatSocket = Socket<ChatReceives, ChatEmits>

/** Connects the socket for chat and notifications of a logged-in user; the constants are those of section 9. */
export function connectChat(token: () => string | null): ChatSocket {
  return io({
    auth: (give) => give({ token: token() ?? '' }),
    transports: ['websocket', 'polling'],
    timeout: SOCKET_TIMEOUT_MS,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MAX_MS,
  })
}
