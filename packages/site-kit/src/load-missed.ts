import type { MessageOnWire } from '@anseo/contract/messages'

/** Loads a stretch of a conversation, oldest first; `nextCursor` leads to the messages before it. */
export type LoadMessages = (query: {
  limit?: number
  cursor?: string
  after?: string
}) => Promise<{ messages: MessageOnWire[]; nextCursor: string | null }>

/** Loads all messages since the one with the id `after`, oldest first, however many answers they take. */
export async function loadMissed(load: LoadMessages, after: string): Promise<MessageOnWire[]> {
  const { messages, nextCursor } = await load({ after })
  const missed = [messages]
  for (let cursor = nextCursor; cursor !== null;) {
    const earlier = await load({ after, cursor })
    missed.unshift(earlier.messages)
    cursor = earlier.nextCursor
  }
  return missed.flat()
}
