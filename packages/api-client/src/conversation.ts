import type { MessageOnWire } from '@anseo/contract/messages'
import { wordsWithPhotos } from '@anseo/domain/attached-photos'
import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { inboxDay } from '@anseo/domain/inbox-time'
import { REPEAT_WINDOW_MS } from '@anseo/domain/limits'

/** An own message that the server has not acknowledged yet, or has refused. */
export interface OutgoingMessage {
  key: string
  /** The words, or the text that stands for the photos. */
  content: string
  /** The photos, which are uploaded already. */
  photos: readonly AttachedPhotoOnWire[]
  /** The time of sending, by the server's clock. */
  sentAt: Date
  failed: boolean
}

/** The state of one conversation in a chat. */
export interface Conversation {
  /** The id of the person on the other side. */
  otherId: string
  /** The stored messages, each once, in the server's order, which is not that of their times if its clock was set back. */
  stored: readonly MessageOnWire[]
  /** Own messages that are not stored yet, shown after the stored ones, in the order of sending. */
  outgoing: readonly OutgoingMessage[]
  /** The page's keys of the messages that it sent, by their stored id, so that a bubble does not change its key. */
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
 * Adds messages from the history, the socket or a catch-up, in the server's order and any number of times, except those
 * of other conversations: beside those already here that are among them, otherwise after all. A stored message replaces
 * its outgoing copy.
 */
export const withStored = (conversation: Conversation, messages: readonly MessageOnWire[]): Conversation =>
  place(conversation, messages, conversation.stored.length)

/** Adds messages likewise, but before all if none of them is here: a page that was loaded and is older than those. */
export const withEarlier = (conversation: Conversation, messages: readonly MessageOnWire[]): Conversation =>
  place(conversation, messages, 0)

/**
 * Adds what was loaded since the message with the id `after`: right behind it, since the socket may have brought newer
 * ones.
 */
export const withMissed = (
  conversation: Conversation,
  messages: readonly MessageOnWire[],
  after: string,
): Conversation =>
  withStored(conversation, [...conversation.stored.filter(({ _id }) => _id === after), ...messages])

/** Puts messages that follow each other at the first of them that is here, or at the index `otherwise`. */
function place(
  conversation: Conversation,
  messages: readonly MessageOnWire[],
  otherwise: number,
): Conversation {
  const { otherId, stored } = conversation
  const ours = messages.filter(({ senderId, receiverId }) => senderId === otherId || receiverId === otherId)
  const known = new Map(stored.map((message) => [message._id, message]))
  const added = ours.filter(({ _id }) => !known.has(_id))
  const placed = new Map(ours.map((message) => [message._id, mergeReading(known.get(message._id), message)]))
  const first = stored.findIndex(({ _id }) => placed.has(_id))
  const others = stored.filter(({ _id }) => !placed.has(_id))
  others.splice(first === -1 ? otherwise : first, 0, ...placed.values())
  return added.reduce(settleEqual, { ...conversation, stored: others })
}

/** Adds an own message that is being sent; `key` is the page's own. */
export function withOutgoing(
  conversation: Conversation,
  message: Omit<OutgoingMessage, 'failed'>,
): Conversation {
  return { ...conversation, outgoing: [...conversation.outgoing, { ...message, failed: false }] }
}

/** Replaces an outgoing message with the stored one, the first one where it is a duplicate (§5 Chat). */
export function withAcknowledged(
  conversation: Conversation,
  key: string,
  message: MessageOnWire,
): Conversation {
  return withStored(settle(conversation, key, message._id), [message])
}

/** Marks an outgoing message as failed, or as being sent again. */
export function withFailed(conversation: Conversation, key: string, failed: boolean): Conversation {
  const outgoing = conversation.outgoing.map((entry) => (entry.key === key ? { ...entry, failed } : entry))
  return { ...conversation, outgoing }
}

/** Replaces a stored message whose content has changed; ignores one that has not been loaded. */
export function withChanged(conversation: Conversation, message: MessageOnWire): Conversation {
  const isKnown = conversation.stored.some(({ _id }) => _id === message._id)
  return isKnown ? withStored(conversation, [message]) : conversation
}

/** Marks all stored own messages as read by the other person. */
export function withReadBy(conversation: Conversation, readerId: string): Conversation {
  if (readerId !== conversation.otherId) return conversation
  const stored = conversation.stored.map((message) =>
    message.receiverId === readerId && !message.read ? { ...message, read: true } : message,
  )
  return { ...conversation, stored }
}

/** Marks the other person's messages as read. */
export function withOwnReading(conversation: Conversation): Conversation {
  const stored = conversation.stored.map((message) =>
    message.senderId === conversation.otherId && !message.read ? { ...message, read: true } : message,
  )
  return { ...conversation, stored }
}

/** Returns whether the other person has written a message that is not marked as read. */
export const hasUnread = ({ stored, otherId }: Conversation): boolean =>
  stored.some(({ senderId, read }) => senderId === otherId && !read)

/** Returns the id after which missed messages are loaded; undefined in a conversation without messages. */
export const lastStoredId = ({ stored }: Conversation): string | undefined => stored.at(-1)?._id

/** A message as a bubble. */
export interface ConversationEntry {
  /** A key that does not change while the list grows, or when an outgoing message is stored. */
  key: string
  own: boolean
  content: string
  photos: readonly AttachedPhotoOnWire[]
  at: Date
  /** Own messages only: one tick when sent, two when read (§2 Chat). */
  state: 'sending' | 'sent' | 'read' | 'failed' | undefined
  /** True for the first of several messages in a row by the same person. */
  first: boolean
  /** The stored message; undefined while it is being sent. */
  message: MessageOnWire | undefined
}

/** The messages of one day: 'Today', 'Yesterday', 'D/M/YY'. */
export interface ConversationDay {
  day: string
  entries: ConversationEntry[]
}

/** Returns the conversation as bubbles by day, oldest first. */
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
    const { _id, senderId, content, photos = [], timestamp, read } = message
    const own = senderId !== otherId
    return {
      key: sentKeys[_id] ?? _id,
      own,
      content: wordsWithPhotos(content, photos.length) ?? '',
      photos,
      at: new Date(timestamp),
      state: own ? (read ? 'read' : 'sent') : undefined,
      message,
    }
  })
  const waiting = outgoing.map(({ key, content, photos, sentAt, failed }): UnplacedEntry => {
    const state = failed ? 'failed' : 'sending'
    const words = wordsWithPhotos(content, photos.length) ?? ''
    return { key, own: true, content: words, photos, at: sentAt, state, message: undefined }
  })
  return [...saved, ...waiting]
}

/** A read message stays read, also when an older copy arrives later. */
const mergeReading = (known: MessageOnWire | undefined, message: MessageOnWire): MessageOnWire =>
  known?.read ? { ...message, read: true } : message

/** Turns an outgoing message into the stored one with this id: the bubble keeps its key, which no other may have. */
function settle(conversation: Conversation, key: string, id: string): Conversation {
  const { sentKeys } = conversation
  const isKnown = id in sentKeys || Object.values(sentKeys).includes(key)
  return {
    ...conversation,
    outgoing: conversation.outgoing.filter((entry) => entry.key !== key),
    sentKeys: isKnown ? sentKeys : { ...sentKeys, [id]: key },
  }
}

/** Removes the outgoing message whose acknowledgement was lost, once an own stored one with its text and photos arrives. */
function settleEqual(conversation: Conversation, stored: MessageOnWire): Conversation {
  const { _id, senderId, content, photos = [], timestamp } = stored
  if (senderId === conversation.otherId) return conversation
  const storedAt = Date.parse(timestamp)
  const equal = conversation.outgoing.find(
    (entry) =>
      entry.content === content &&
      idsOf(entry.photos) === idsOf(photos) &&
      storedAt >= entry.sentAt.getTime() - REPEAT_WINDOW_MS,
  )
  return equal ? settle(conversation, equal.key, _id) : conversation
}

const idsOf = (photos: readonly AttachedPhotoOnWire[]) => photos.map(({ _id }) => _id).join(' ')
