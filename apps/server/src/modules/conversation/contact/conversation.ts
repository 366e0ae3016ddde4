import type { Caller } from '../../../platform/http/caller.ts'

/** The side of a chat: a client or a vendor, and the other of the two. */
export type Side = 'client' | 'vendor'

/** The two parties of a chat, seen from the one who asks. */
export interface Conversation {
  own: { role: Side; id: string }
  other: { role: Side; id: string }
}

/** Returns the caller's conversation with an account of the other site; null for an admin. */
export function conversationOf({ role, accountId }: Caller, otherId: string): Conversation | null {
  if (role === 'admin') return null
  const other: Side = role === 'client' ? 'vendor' : 'client'
  return { own: { role, id: accountId }, other: { role: other, id: otherId } }
}

/** The client and the vendor of a conversation, as a row carries them. */
export interface Parties {
  clientId: string
  vendorId: string
}

/** Returns the conversation of a client and a vendor, seen from the client. */
export const byClient = ({ clientId, vendorId }: Parties): Conversation => ({
  own: { role: 'client', id: clientId },
  other: { role: 'vendor', id: vendorId },
})

/** Returns the conversation of a client and a vendor, seen from the vendor. */
export const byVendor = ({ clientId, vendorId }: Parties): Conversation => ({
  own: { role: 'vendor', id: vendorId },
  other: { role: 'client', id: clientId },
})

/** Returns the two ids as a row carries them. */
export const pairOf = ({ own, other }: Conversation): Parties =>
  own.role === 'client' ? { clientId: own.id, vendorId: other.id } : { clientId: other.id, vendorId: own.id }

/** Returns the client and the vendor, and which of the two is written to. */
export const peopleOf = (conversation: Conversation) => ({
  ...pairOf(conversation),
  otherId: conversation.other.id,
})
