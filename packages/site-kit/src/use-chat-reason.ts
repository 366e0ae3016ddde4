// implements: §5.26, §5.27
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { SENDING } from '@anseo/api-client/error-catalogue/socket'
import { useConnection } from './use-connection.ts'

/**
 * Returns the reason why no message can be written now; null when one can (§5 Chat).
 * @param online whether the browser is online.
 */
export function useChatReason(socket: ChatSocket | null, online: boolean): string | null {
  const connection = useConnection(socket)
  if (!online) return "You're offline. We've kept your draft."
  return connection === 'lost' ? SENDING.disconnected : null
}
