// implements: §3.12, §3.13
import { z } from 'zod'
import { attachedPhotoOnWire } from './attached-photos.ts'
import { call, succeeds } from './call.ts'
import { proposalOnWire } from './proposals.ts'
import { quoteOnWire } from './quotes.ts'
import { cursorFields, cursorQuery, id, imageUrl, instant, searchText, speciality } from './wire.ts'

/** A chat message (section 3). */
export const messageOnWire = z.object({
  _id: id(),
  senderId: id(),
  receiverId: id(),
  content: z.string(),
  type: z.literal('chat'),
  timestamp: instant(),
  read: z.boolean(),
  /** The version of a quote shown as a card; `content` is the same as text. */
  quote: quoteOnWire.optional(),
  /** The other time that it carries, likewise. */
  proposal: proposalOnWire.optional(),
  /** Its photos, up to 4; of a message without words `content` says how many. */
  photos: z.array(attachedPhotoOnWire).optional(),
})
export type MessageOnWire = z.output<typeof messageOnWire>

const inboxFields = { lastMessage: z.string(), timestamp: instant(), unreadCount: z.number().int() }

export const clientInboxEntry = z.object({
  vendorId: id(),
  vendorName: z.string(),
  vendorImage: imageUrl(),
  speciality: speciality(),
  ...inboxFields,
})
export type ClientInboxEntry = z.output<typeof clientInboxEntry>

export const vendorInboxEntry = z.object({
  clientId: id(),
  clientName: z.string(),
  clientImage: imageUrl(),
  ...inboxFields,
})
export type VendorInboxEntry = z.output<typeof vendorInboxEntry>

/** The range of a history; the two bounds and the limit go together. */
const historyQuery = z.object({
  ...cursorQuery,
  /** The id of a message: returns only later ones, to catch up after a lost connection. */
  after: id().optional(),
})

const historyReply = () => succeeds({ messages: z.array(messageOnWire), ...cursorFields })

export const clientInbox = call({
  method: 'GET',
  path: '/api/messages/inbox',
  access: 'client',
  summary: "List the client's conversations, newest first.",
  query: z.object(cursorQuery),
  reply: succeeds({ inbox: z.array(clientInboxEntry), ...cursorFields }),
})

export const clientMessages = call({
  method: 'GET',
  path: '/api/messages/:userId/:vendorId',
  access: 'client',
  summary:
    'List the messages of a conversation, oldest first. `limit` answers the newest ones and `nextCursor` for those before, `after` what followed that message. Marks nothing as read.',
  params: z.object({ userId: id(), vendorId: id() }),
  query: historyQuery,
  reply: historyReply(),
  refusals: ['FORBIDDEN', 'VENDOR_NOT_FOUND'],
})

export const readClientMessages = call({
  method: 'PATCH',
  path: '/api/messages/read/:vendorId',
  access: 'client',
  whileBlocked: true,
  summary: "Mark a vendor's messages as read.",
  params: z.object({ vendorId: id() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const vendorInbox = call({
  method: 'GET',
  path: '/api/pro/inbox',
  access: 'vendor',
  summary: "List the vendor's conversations, newest first. Filter by name or words, unread, or one client.",
  query: z.object({
    ...cursorQuery,
    search: searchText(),
    unread: z.stringbool().optional(),
    clientId: id().optional(),
  }),
  reply: succeeds({
    inbox: z.array(vendorInboxEntry),
    nextCursor: z.string().nullable(),
    /** The numbers of all conversations, regardless of the search. */
    counts: z.object({
      conversations: z.number().int(),
      unreadConversations: z.number().int(),
      unreadMessages: z.number().int(),
    }),
  }),
})

export const vendorMessages = call({
  method: 'GET',
  path: '/api/pro/messages/:clientId',
  access: 'vendor',
  summary: "List the messages with a client, paged like the client's call.",
  params: z.object({ clientId: id() }),
  query: historyQuery,
  reply: historyReply(),
})

export const readVendorMessages = call({
  method: 'PATCH',
  path: '/api/pro/messages/read/:clientId',
  access: 'vendor',
  summary: "Mark a client's messages as read.",
  params: z.object({ clientId: id() }),
})
