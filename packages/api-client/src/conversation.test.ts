import type { MessageOnWire } from '@anseo/contract/messages'
import { expect, test } from 'vitest'
import {
  conversationDays,
  emptyConversation,
  hasUnread,
  lastStoredId,
  withAcknowledged,
  withEarlier,
  withFailed,
  withMissed,
  withOutgoing,
  withOwnReading,
  withReadBy,
  withStored,
} from './conversation.ts'

const ME = 'me'
const OTHER = 'other'
const NOW = new Date('2026-11-21T12:00:00Z')

const message = (id: string, at: string, change: Partial<MessageOnWire> = {}): MessageOnWire => ({
  _id: id,
  senderId: OTHER,
  receiverId: ME,
  content: `text of ${id}`,
  type: 'chat',
  timestamp: at,
  read: false,
  ...change,
})
const own = (id: string, at: string, change: Partial<MessageOnWire> = {}) =>
  message(id, at, { senderId: ME, receiverId: OTHER, ...change })

const shown = (conversation: Parameters<typeof conversationDays>[0]) =>
  conversationDays(conversation, NOW).flatMap(({ entries }) =>
    entries.map(({ content, state }) => [content, state]),
  )

test('a conversation holds each message once, and none of a third person', () => {
  const history = [message('a', '2026-11-21T09:00:00.000Z'), message('b', '2026-11-21T09:05:00.000Z')]
  let conversation = withStored(emptyConversation(OTHER), [message('c', '2026-11-21T09:10:00.000Z')])
  conversation = withEarlier(conversation, history)
  conversation = withStored(conversation, [
    ...history,
    message('x', '2026-11-21T09:11:00.000Z', { senderId: 'third' }),
  ])
  expect(conversation.stored.map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
  expect(lastStoredId(conversation)).toBe('c')
})

// covers: §7.35
test('a conversation keeps the order of the server, also when its clock was set back', () => {
  const [z, a, b, c, d, e] = [
    message('z', '2026-11-21T12:00:00.000Z'),
    message('a', '2026-11-21T12:05:00.000Z'),
    own('b', '2026-11-21T12:10:00.000Z'),
    message('c', '2026-11-20T09:00:00.000Z'),
    own('d', '2026-11-20T09:05:00.000Z'),
    message('e', '2026-11-20T09:10:00.000Z'),
  ] as const
  const order = (conversation: Parameters<typeof lastStoredId>[0]) =>
    conversation.stored.map(({ _id }) => _id).join('')
  // The socket was faster than the history, of which a part followed later.
  let conversation = withStored(emptyConversation(OTHER), [c])
  conversation = withEarlier(conversation, [a, b, c])
  conversation = withEarlier(conversation, [z])
  expect(order(conversation)).toBe('zabc')
  // Missed messages stand before those that the socket brought since, whether or not the answer has these as well.
  const reconnected = withStored(conversation, [e])
  expect(order(withMissed(reconnected, [d], 'c'))).toBe('zabcde')
  expect(order(withMissed(reconnected, [d, e], 'c'))).toBe('zabcde')
  expect(order(withStored(reconnected, [b, c, d, e]))).toBe('zabcde')
  // Two processes sent them the wrong way round.
  expect(order(withStored(withStored(reconnected, [d]), [c, d, e]))).toBe('zabcde')
  expect(lastStoredId(reconnected)).toBe('e')
})

test('an own message is on its way, then stored once, then read', () => {
  const sentAt = new Date('2026-11-21T11:00:00Z')
  let conversation = withOutgoing(emptyConversation(OTHER), {
    key: 'k',
    content: 'Hello',
    photos: [],
    sentAt,
  })
  expect(shown(conversation)).toEqual([['Hello', 'sending']])
  conversation = withAcknowledged(
    conversation,
    'k',
    own('a', '2026-11-21T11:00:00.400Z', { content: 'Hello' }),
  )
  expect(shown(conversation)).toEqual([['Hello', 'sent']])
  conversation = withReadBy(conversation, OTHER)
  expect(shown(conversation)).toEqual([['Hello', 'read']])
  const lateCopy = own('a', '2026-11-21T11:00:00.400Z', { content: 'Hello' })
  expect(shown(withStored(conversation, [lateCopy]))).toEqual([['Hello', 'read']])
  expect(withReadBy(conversation, 'third')).toBe(conversation)
})

test('a failed message stays for a retry, and disappears when it turns out to be stored', () => {
  const sentAt = new Date('2026-11-21T11:00:00Z')
  let conversation = withOutgoing(emptyConversation(OTHER), {
    key: 'k',
    content: 'Hello',
    photos: [],
    sentAt,
  })
  conversation = withFailed(conversation, 'k', true)
  const earlier = own('a', '2026-11-20T11:00:00.000Z', { content: 'Hello' })
  conversation = withStored(conversation, [earlier])
  expect(shown(conversation)).toEqual([
    ['Hello', 'sent'],
    ['Hello', 'failed'],
  ])
  expect(shown(withFailed(conversation, 'k', false)).at(-1)).toEqual(['Hello', 'sending'])
  const stored = withStored(conversation, [own('b', '2026-11-21T11:00:01.000Z', { content: 'Hello' })])
  expect(shown(stored)).toEqual([
    ['Hello', 'sent'],
    ['Hello', 'sent'],
  ])
})

test('a message of the other person replaces no own one with the same words', () => {
  const sentAt = new Date('2026-11-21T11:00:00Z')
  const waiting = { key: 'k', content: 'Yes', photos: [], sentAt }
  const conversation = withFailed(withOutgoing(emptyConversation(OTHER), waiting), 'k', true)
  const theirs = message('a', '2026-11-21T11:00:01.000Z', { content: 'Yes' })
  expect(shown(withStored(conversation, [theirs]))).toEqual([
    ['Yes', undefined],
    ['Yes', 'failed'],
  ])
})

test('an own message keeps its key when it is stored, by whichever way the page learns of it first', () => {
  const sentAt = new Date('2026-11-21T11:00:00Z')
  const keys = (conversation: Parameters<typeof conversationDays>[0]) =>
    conversationDays(conversation, NOW).flatMap(({ entries }) => entries.map(({ key }) => key))
  const stored = own('a', '2026-11-21T11:00:00.400Z', { content: 'Hello' })
  const writing = withOutgoing(emptyConversation(OTHER), { key: 'k', content: 'Hello', photos: [], sentAt })
  expect(keys(writing)).toEqual(['k'])
  expect(keys(withAcknowledged(writing, 'k', stored))).toEqual(['k'])
  expect(keys(withAcknowledged(withStored(writing, [stored]), 'k', stored))).toEqual(['k'])
  // An equal one from elsewhere was taken for it first.
  const equal = own('b', '2026-11-21T11:00:00.300Z', { content: 'Hello' })
  expect(keys(withAcknowledged(withStored(writing, [equal]), 'k', stored))).toEqual(['k', 'a'])
})

test('two equal messages on their way are acknowledged one by one', () => {
  const sentAt = new Date('2026-11-21T11:00:00Z')
  let conversation = withOutgoing(emptyConversation(OTHER), { key: 'k', content: 'Yes', photos: [], sentAt })
  conversation = withOutgoing(conversation, { key: 'l', content: 'Yes', photos: [], sentAt })
  conversation = withStored(conversation, [own('a', '2026-11-21T11:00:01.000Z', { content: 'Yes' })])
  expect(conversation.outgoing.map(({ key }) => key)).toEqual(['l'])
})

test('photos without a text are shown without the placeholder text, and acknowledged on their own', () => {
  const sentAt = new Date('2026-11-21T11:00:00Z')
  const photos = [{ _id: 'p', width: 600, height: 400 }]
  const waiting = { key: 'k', content: 'Photo', photos, sentAt }
  let conversation = withOutgoing(emptyConversation(OTHER), waiting)
  const at = '2026-11-21T11:00:01.000Z'
  conversation = withStored(conversation, [
    own('a', at, { content: 'Photo', photos: [{ ...photos[0]!, _id: 'q' }] }),
  ])
  expect(shown(conversation)).toEqual([
    ['', 'sent'],
    ['', 'sending'],
  ])
  conversation = withStored(conversation, [own('b', at, { content: 'Photo', photos })])
  expect(shown(conversation)).toEqual([
    ['', 'sent'],
    ['', 'sent'],
  ])
})

test('a message of the other person is unread until it was read here', () => {
  const conversation = withStored(emptyConversation(OTHER), [message('a', '2026-11-21T09:00:00.000Z')])
  expect(hasUnread(conversation)).toBe(true)
  expect(hasUnread(withOwnReading(conversation))).toBe(false)
})

test('messages are grouped by day, and the first of each run of one sender is marked', () => {
  const conversation = withStored(emptyConversation(OTHER), [
    message('a', '2026-11-19T23:30:00.000Z'),
    message('b', '2026-11-20T09:00:00.000Z'),
    own('c', '2026-11-20T09:01:00.000Z'),
    own('d', '2026-11-20T09:02:00.000Z'),
    own('e', '2026-11-21T00:30:00.000Z'),
  ])
  const days = conversationDays(conversation, NOW).map(({ day, entries }) => [
    day,
    entries.map(({ key, first }) => `${key}${first ? '*' : ''}`).join(' '),
  ])
  expect(days).toEqual([
    ['19/11/26', 'a*'],
    ['Yesterday', 'b* c* d'],
    ['Today', 'e*'],
  ])
})
