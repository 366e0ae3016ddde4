// implements: §3.12
import type { ClientInboxEntry, MessageOnWire, VendorInboxEntry } from '@anseo/contract/messages'
import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { ProposalOnWire } from '@anseo/contract/proposals'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { InboxRow } from './inbox-store.ts'
import type { MessageRow } from './store.ts'

/** The attachments of messages: quotes and proposals by their ids, photos by the id of the message. */
export interface Attachments {
  quotes: ReadonlyMap<string, QuoteOnWire>
  proposals: ReadonlyMap<string, ProposalOnWire>
  photos: ReadonlyMap<string, AttachedPhotoOnWire[]>
}

/** The attachments of messages that are words alone. */
export const NO_ATTACHMENTS: Attachments = { quotes: new Map(), proposals: new Map(), photos: new Map() }

type ShownMessage = Pick<
  MessageRow,
  'id' | 'senderId' | 'receiverId' | 'content' | 'sentAt' | 'readAt' | 'quoteVersionId' | 'proposalId'
>

/** Returns a message as both sides see it, with its quote, proposal or photos if it has any. */
export const messageToWire = (
  row: ShownMessage,
  { quotes, proposals, photos }: Attachments = NO_ATTACHMENTS,
): MessageOnWire => ({
  _id: row.id,
  senderId: row.senderId,
  receiverId: row.receiverId,
  content: row.content,
  type: 'chat',
  timestamp: row.sentAt.toISOString(),
  read: row.readAt !== null,
  ...(row.quoteVersionId !== null && { quote: quotes.get(row.quoteVersionId) }),
  ...(row.proposalId !== null && { proposal: proposals.get(row.proposalId) }),
  ...(photos.has(row.id) && { photos: photos.get(row.id) }),
})

const lastOf = ({ lastMessage, sentAt, unreadCount }: InboxRow) => ({
  lastMessage,
  timestamp: sentAt.toISOString(),
  unreadCount,
})

/** Returns a conversation of the inbox as the client sees it. */
export const clientInboxEntry = (row: InboxRow): ClientInboxEntry => ({
  vendorId: row.otherId,
  vendorName: row.name,
  vendorImage: imageUrl(row.imageKey),
  speciality: row.speciality!,
  ...lastOf(row),
})

/** Returns a conversation of the inbox as the vendor sees it. */
export const vendorInboxEntry = (row: InboxRow): VendorInboxEntry => ({
  clientId: row.otherId,
  clientName: row.name,
  clientImage: imageUrl(row.imageKey),
  ...lastOf(row),
})
