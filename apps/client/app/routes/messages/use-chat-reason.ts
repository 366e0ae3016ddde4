import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { SENDING } from '@anseo/api-client/error-catalogue/socket'
import { useConnection } from '@anseo/api-client/use-connection'
import { useOnline } from '@anseo/ui/use-online'

/** Why nothing can be written now; null when one can (§5 Chat). */
export function useChatReason(socket: ChatSocket | null): string | null {
  const online = useOnline()
  const connection = useConnection(socket)
  if (!online) return 'Offline. Your draft stays here.'
  return connection === 'lost' ? SENDING.disconnected : null
}
