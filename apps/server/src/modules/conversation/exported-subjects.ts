import { eq, inArray, sql } from 'drizzle-orm'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import { nameOf } from '../identity/public.ts'
import { message } from './tables/messages.ts'
import { quote, quoteVersion } from './tables/quotes.ts'
import { askedVendor, quoteRequest } from './tables/quote-requests.ts'
import { savedReply } from './tables/saved-replies.ts'

/** The files of a client's export about chats and quotes. */
export const CLIENTS: readonly Subject[] = [
  subjectOf(message, {
    file: 'messages',
    about: "Your chats: your messages and vendors' messages to you.",
    whose: (id) => eq(message.clientId, id),
    order: [message.position],
    withheld: ['repeatKey', 'repeatWindow', 'position'],
    extras: { vendorName: nameOf(message.vendorId) },
  }),
  subjectOf(quote, {
    file: 'quotes',
    about: 'Quotes that vendors sent you, and their outcome.',
    whose: (id) => eq(quote.clientId, id),
    order: [quote.createdAt, quote.id],
    extras: { vendorName: nameOf(quote.vendorId) },
  }),
  versionsOf('client_id'),
  subjectOf(quoteRequest, {
    file: 'quote-requests',
    about: 'Your requests for quotes to several vendors. Photos you added are among your photos.',
    whose: (id) => eq(quoteRequest.clientId, id),
    order: [quoteRequest.madeAt, quoteRequest.id],
  }),
  subjectOf(askedVendor, {
    file: 'asked-vendors',
    about: 'The vendors whom these requests asked, and who declined.',
    whose: (id) =>
      inArray(askedVendor.requestId, sql`(select id from ${quoteRequest} where client_id = ${id})`),
    order: [askedVendor.requestId, askedVendor.vendorId],
    extras: { vendorName: nameOf(askedVendor.vendorId) },
  }),
]

/** The files of a vendor's export about saved replies, chats and quotes. */
export const VENDORS: readonly Subject[] = [
  subjectOf(savedReply, {
    file: 'saved-replies',
    about: 'Your saved replies.',
    whose: (id) => eq(savedReply.vendorId, id),
    order: [savedReply.createdAt, savedReply.id],
  }),
  subjectOf(message, {
    file: 'messages',
    about: "Your chats: your messages and clients' messages to you.",
    whose: (id) => eq(message.vendorId, id),
    order: [message.position],
    withheld: ['repeatKey', 'repeatWindow', 'position'],
    extras: { clientName: nameOf(message.clientId) },
  }),
  subjectOf(quote, {
    file: 'quotes',
    about: 'Quotes you sent, and their outcome.',
    whose: (id) => eq(quote.vendorId, id),
    order: [quote.createdAt, quote.id],
    extras: { clientName: nameOf(quote.clientId) },
  }),
  versionsOf('vendor_id'),
  subjectOf(askedVendor, {
    file: 'quote-requests',
    about: 'The requests for quotes that asked you, and those you declined.',
    whose: (id) => eq(askedVendor.vendorId, id),
    order: [askedVendor.requestId],
    extras: {
      words: sql`(select words from ${quoteRequest} where id = ${askedVendor.requestId})`,
      madeAt: sql`(select made_at from ${quoteRequest} where id = ${askedVendor.requestId})`,
    },
  }),
]

function versionsOf(column: 'client_id' | 'vendor_id'): Subject {
  return subjectOf(quoteVersion, {
    file: 'quote-versions',
    about: 'What each version of these quotes said, in cents.',
    whose: (id) =>
      inArray(quoteVersion.quoteId, sql`(select id from ${quote} where ${sql.identifier(column)} = ${id})`),
    order: [quoteVersion.sentAt, quoteVersion.id],
    withheld: ['takenItems'],
  })
}
