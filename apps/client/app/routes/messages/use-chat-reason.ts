import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { SOCKET_TEXTS } from '@anseo/api-client/socket-error-texts'
import { useConnection } from '@anseo/api-client/use-connection'
import { useOnline } from '@anseo/ui/use-online'

/** Why nothing can be written now; null when one can (§5 Chat). */
export function useChatReason(socket: ChatSocket | null): string | null {
  const online = useOnline()
  const connection = useConnection(socket)
  if (!online) return 'Offline. Your draft stays here.'
  return connection === 'lost' ? SOCKET_TEXTS.chatLost : null
}
