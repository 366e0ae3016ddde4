import type { ClientInboxEntry, MessageOnWire, VendorInboxEntry } from '@anseo/contract/messages'
import { imageUrl } from '../../http/image-url.ts'
import type { InboxRow } from './inbox-store.ts'
import type { MessageRow } from './store.ts'

/** A message as both sides see it. */
export const messageToWire = (row: MessageRow): MessageOnWire => ({
  _id: row.id,
  senderId: row.senderId,
  receiverId: row.receiverId,
  content: row.content,
  type: 'chat',
  timestamp: row.sentAt.toISOString(),
  read: row.readAt !== null,
})

const lastOf = ({ lastMessage, sentAt, unreadCount }: InboxRow) => ({
  lastMessage,
  timestamp: sentAt.toISOString(),
  unreadCount,
})

export const clientInboxEntry = (row: InboxRow): ClientInboxEntry => ({
  vendorId: row.otherId,
  vendorName: row.name,
  vendorImage: imageUrl(row.imageKey),
  speciality: row.speciality!,
  ...lastOf(row),
})

export const vendorInboxEntry = (row: InboxRow): VendorInboxEntry => ({
  clientId: row.otherId,
  clientName: row.name,
  clientImage: imageUrl(row.imageKey),
  ...lastOf(row),
})
