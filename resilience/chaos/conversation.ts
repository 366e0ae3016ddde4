import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Person } from '../fuzz/people.ts'
import type { Figures } from './figures.ts'
import { persevere } from './persevere.ts'

const ACKNOWLEDGED_WITHIN_MS = 20_000
const PATIENCE_MS = 120_000
const REST_MS = 400

/** A person's open chat tab. */
export interface Conversation {
  /**
   * Sends a message until it is stored, as the sites do: after a missing acknowledgement it checks the history before
   * it sends the message again.
   * @throws if it is not stored within two minutes.
   */
  write(receiver: Person, content: string): Promise<void>
  close(): void
}

/** Opens a chat socket for a person; stored messages are added to the figures. */
export function openConversation(url: string, writer: Person, figures: Figures): Conversation {
  const { token } = writer
  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: 500,
  })
  const isStored = async (receiver: Person, content: string) => {
    const path = `/api/messages/${writer.id}/${receiver.id}`
    const { body } = await persevere(url, { method: 'GET', path, token }, figures)
    return (body.messages as { content: string }[]).some((message) => message.content === content)
  }
  return {
    write: async (receiver, content) => {
      const deadline = performance.now() + PATIENCE_MS
      while (performance.now() < deadline) {
        const isSent = await send(socket, { receiverId: receiver.id, content })
        if (isSent || (await isStored(receiver, content))) {
          figures.messages.push(content)
          return
        }
        figures.unanswered += 1
        await pause(REST_MS)
      }
      throw new Error(`Not stored within two minutes: ${content}`)
    },
    close: () => void socket.disconnect(),
  }
}

/** Returns whether a message was acknowledged before a timeout or a disconnect. */
function send(socket: Socket, message: { receiverId: string; content: string }): Promise<boolean> {
  if (!socket.connected) return Promise.resolve(false)
  return new Promise((resolve) => {
    socket.once('disconnect', () => resolve(false))
    socket
      .timeout(ACKNOWLEDGED_WITHIN_MS)
      .emit('send_message', message, (error: Error | null, reply?: { success: boolean }) =>
        resolve(error === null && reply?.success === true),
      )
  })
}
