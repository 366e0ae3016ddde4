import type { MessageOnWire } from '@anseo/contract/messages'
import { inboxDay } from '@anseo/domain/inbox-time'
import { REPEAT_WINDOW_MS } from '@anseo/domain/limits'

/** A message of our own that the server has not acknowledged yet, or did not take. */
export interface OutgoingMessage {
  key: string
  content: string
  /** By the server's clock. */
  sentAt: Date
  failed: boolean
}

/** The state of one conversation in a chat. */
export interface Conversation {
  /** The person on the other side. */
  otherId: string
  /** The messages as the server stored them, each once, oldest first. */
  stored: readonly MessageOnWire[]
  /** Own ones behind the stored ones, in the order they were sent. */
  outgoing: readonly OutgoingMessage[]
  /** The page's own keys of the stored ones that were sent from here, by id: a bubble keeps its key. */
  sentKeys: Readonly<Record<string, string>>
}

/** Returns a conversation without messages. */
export const emptyConversation = (otherId: string): Conversation => ({
  otherId,
  stored: [],
  outgoing: [],
  sentKeys: {},
})

/**
 * Takes messages in, from the history, the socket or catching up, in any order and any number of times; those of
 * other conversations are left out. A stored message settles the outgoing one that it is.
 */
export function withStored(conversation: Conversation, messages: readonly MessageOnWire[]): Conversation {
  const { otherId } = conversation
  const ours = messages.filter(({ senderId, receiverId }) => senderId === otherId || receiverId === otherId)
  const known = new Map(conversation.stored.map((message) => [message._id, message]))
  const added = ours.filter(({ _id }) => !known.has(_id))
  for (const message of ours) known.set(message._id, mergeReading(known.get(message._id), message))
  const stored = [...known.values()].toSorted(byTime)
  return added.reduce(settleEqual, { ...conversation, stored })
}

/** Adds an own message on its way; `key` is the page's own. */
export function withOutgoing(
  conversation: Conversation,
  message: Pick<OutgoingMessage, 'key' | 'content' | 'sentAt'>,
): Conversation {
  return { ...conversation, outgoing: [...conversation.outgoing, { ...message, failed: false }] }
}

/** The server has stored an outgoing message, or a duplicate's first (§5 Chat). */
export function withAcknowledged(
  conversation: Conversation,
  key: string,
  message: MessageOnWire,
): Conversation {
  return withStored(settle(conversation, key, message._id), [message])
}

/** Marks an outgoing message as not sent, or as on its way once more. */
export function withFailed(conversation: Conversation, key: string, failed: boolean): Conversation {
  const outgoing = conversation.outgoing.map((entry) => (entry.key === key ? { ...entry, failed } : entry))
  return { ...conversation, outgoing }
}

/** Replaces a stored message whose contents have changed; one that has not been loaded stays out. */
export function withChanged(conversation: Conversation, message: MessageOnWire): Conversation {
  const isKnown = conversation.stored.some(({ _id }) => _id === message._id)
  return isKnown ? withStored(conversation, [message]) : conversation
}

/** The other has read everything that was stored so far. */
export function withReadBy(conversation: Conversation, readerId: string): Conversation {
  if (readerId !== conversation.otherId) return conversation
  const stored = conversation.stored.map((message) =>
    message.receiverId === readerId && !message.read ? { ...message, read: true } : message,
  )
  return { ...conversation, stored }
}

/** Marks the other side's messages as read here. */
export function withOwnReading(conversation: Conversation): Conversation {
  const stored = conversation.stored.map((message) =>
    message.senderId === conversation.otherId && !message.read ? { ...message, read: true } : message,
  )
  return { ...conversation, stored }
}

/** Returns whether the other has written something that has not been marked read yet. */
export const hasUnread = ({ stored, otherId }: Conversation): boolean =>
  stored.some(({ senderId, read }) => senderId === otherId && !read)

/** From where to catch up after a lost connection; undefined without any message. */
export const lastStoredId = ({ stored }: Conversation): string | undefined => stored.at(-1)?._id

/** One bubble. */
export interface ConversationEntry {
  /** Stable while the list grows, and when a message that was on its way is stored. */
  key: string
  own: boolean
  content: string
  at: Date
  /** Own ones only: one tick when sent, two when read (§2 Chat). */
  state: 'sending' | 'sent' | 'read' | 'failed' | undefined
  /** The first of a run by the same person. */
  first: boolean
  /** The stored message with everything it carries; undefined while it is on its way. */
  message: MessageOnWire | undefined
}

/** The messages of one day: 'Today', 'Yesterday', 'D/M/YY'. */
export interface ConversationDay {
  day: string
  entries: ConversationEntry[]
}

/** The conversation as it is shown, in days, oldest first. */
export function conversationDays(conversation: Conversation, now: Date): ConversationDay[] {
  const days: ConversationDay[] = []
  for (const entry of entriesOf(conversation)) {
    const day = inboxDay(entry.at, now)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push({ ...entry, first: last.entries.at(-1)?.own !== entry.own })
    else days.push({ day, entries: [{ ...entry, first: true }] })
  }
  return days
}

type UnplacedEntry = Omit<ConversationEntry, 'first'>

function entriesOf({ stored, outgoing, otherId, sentKeys }: Conversation): UnplacedEntry[] {
  const saved = stored.map((message): UnplacedEntry => {
    const { _id, senderId, content, timestamp, read } = message
    const own = senderId !== otherId
    return {
      key: sentKeys[_id] ?? _id,
      own,
      content,
      at: new Date(timestamp),
      state: own ? (read ? 'read' : 'sent') : undefined,
      message,
    }
  })
  const waiting = outgoing.map(({ key, content, sentAt, failed }): UnplacedEntry => {
    const state = failed ? 'failed' : 'sending'
    return { key, own: true, content, at: sentAt, state, message: undefined }
  })
  return [...saved, ...waiting]
}

/** Reading is never undone: a late copy from before it changes nothing. */
const mergeReading = (known: MessageOnWire | undefined, message: MessageOnWire): MessageOnWire =>
  known?.read ? { ...message, read: true } : message

const byTime = (a: MessageOnWire, b: MessageOnWire) =>
  a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0

/** The outgoing message is stored under this id: its bubble goes on under its key, which no other may have. */
function settle(conversation: Conversation, key: string, id: string): Conversation {
  const { sentKeys } = conversation
  const isKnown = id in sentKeys || Object.values(sentKeys).includes(key)
  return {
    ...conversation,
    outgoing: conversation.outgoing.filter((entry) => entry.key !== key),
    sentKeys: isKnown ? sentKeys : { ...sentKeys, [id]: key },
  }
}

/** Settles the outgoing message whose acknowledgement was lost: its text has come back stored. */
function settleEqual(conversation: Conversation, { _id, content, timestamp }: MessageOnWire): Conversation {
  const storedAt = Date.parse(timestamp)
  const equal = conversation.outgoing.find(
    (entry) => entry.content === content && storedAt >= entry.sentAt.getTime() - REPEAT_WINDOW_MS,
  )
  return equal ? settle(conversation, equal.key, _id) : conversation
}
