// implements: §5.24, §5.26, §5.27, §7.33
import { photosText } from '@anseo/domain/attached-photos'
import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { messageProblem, trimMessage } from '@anseo/domain/chat-rules'
import type { Dispatch, SetStateAction } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { type Conversation, withAcknowledged, withFailed, withOutgoing } from '@anseo/api-client/conversation'
import { SENDING, SOCKET } from '@anseo/api-client/error-catalogue/socket'
import { serverNow } from '@anseo/api-client/server-clock'
import { useConnection } from './use-connection.ts'
import { type MessageToSend, useQueuedMessages } from './use-queued-messages.ts'

/** The time in ms after which an unacknowledged message counts as failed. */
const ACKNOWLEDGE_WITHIN = 10_000

interface SendingOptions {
  conversation: Conversation
  setConversation: Dispatch<SetStateAction<Conversation>>
  socket: ChatSocket | null
  onRefused: (text: string) => void
  /** Called when a message has been stored. */
  onSent?: (() => void) | undefined
}

export interface Sending {
  /** Sends a text, trimmed, photos or both; returns false when nothing was sent and the draft must stay (§5 Chat). */
  send: (text: string, photos?: readonly AttachedPhotoOnWire[]) => boolean
  /** Sends a failed message again. */
  retry: (key: string) => void
}

/** Sends messages over the socket; each counts as sent once it is acknowledged. */
export function useSending({
  conversation,
  setConversation,
  socket,
  onRefused,
  onSent,
}: SendingOptions): Sending {
  const connection = useConnection(socket)
  const emit = (open: ChatSocket, { key, content, photos }: MessageToSend) => {
    const photoIds = photos.map(({ _id }) => _id)
    const payload = { receiverId: conversation.otherId, content, ...(photoIds.length > 0 && { photoIds }) }
    const fail = () => setConversation((before) => withFailed(before, key, true))
    const timer = setTimeout(fail, ACKNOWLEDGE_WITHIN)
    // An acknowledgement that comes later still counts, since nothing else would say that the message is stored.
    open.emit('send_message', payload, (reply) => {
      clearTimeout(timer)
      if (reply.success) {
        setConversation((before) => withAcknowledged(before, key, reply.message))
        onSent?.()
      } else {
        fail()
        onRefused(reply.message)
      }
    })
  }
  const hold = useQueuedMessages(socket, emit, (key) =>
    setConversation((before) => withFailed(before, key, true)),
  )
  const deliver = (message: MessageToSend) => (socket?.connected ? emit(socket, message) : hold(message))
  const refusal = () => {
    if (!navigator.onLine) return SOCKET.offline
    return connection === 'lost' ? SENDING.disconnected : null
  }
  return {
    send(text, photos = []) {
      const content = trimMessage(text) || (photos.length > 0 ? photosText(photos.length) : '')
      if (messageProblem(content)) return false
      const refused = refusal()
      if (refused) {
        onRefused(refused)
        return false
      }
      const message = {
        key: `${serverNow().getTime()}-${Math.random()}`,
        content,
        photos,
        sentAt: serverNow(),
      }
      setConversation((before) => withOutgoing(before, message))
      deliver(message)
      return true
    },
    retry(key) {
      const message = conversation.outgoing.find((entry) => entry.key === key)
      if (!message) return
      const refused = refusal()
      if (refused) return onRefused(refused)
      setConversation((before) => withFailed(before, key, false))
      deliver(message)
    },
  }
}
