import {
  MAX_QUOTE_CENTS,
  MAX_QUOTE_ITEMS,
  QUOTE_LABEL_MAX_LENGTH,
  QUOTE_VALID_HOURS,
  QUOTE_WORDS_MAX_LENGTH,
} from '@anseo/domain/limits'
import { euroToCents, isEuroAmount } from '@anseo/domain/money'
import { isQuotable } from '@anseo/domain/quote'
import { z } from 'zod'
import { bookedPlace, wantedPlace } from './booked-place.ts'
import { call, succeeds } from './call.ts'
import { costOnWire, expectedTotal, expressRequest } from './cost.ts'
import { GRID_REFUSALS } from './slot-refusals.ts'
import {
  euro,
  id,
  instant,
  lineField,
  optionalText,
  pageFacts,
  pageQuery,
  shownSlot,
  sentSlot,
} from './wire.ts'

const item = z.object({ label: z.string(), amount: euro() })

/** The contents of a quote: time, items, and the amounts paid now and on the day. */
const previewOnWire = z.object({
  ...shownSlot,
  items: z.array(item),
  fullPrice: euro(),
  /** The deposit paid now to secure the slot, in euro; its `vendorFee` counts towards the full price (M2). */
  deposit: euro(),
  vendorFee: euro(),
  fees: euro(),
  /** The balance to pay on the day, in euro. */
  balance: euro(),
  /** The vendor's, or those frozen in the booking made from it (A8 of growth). */
  cancellationHours: z.number().int(),
  /** Until when its client could withdraw by law if it was accepted now, or can; null without that right (D9 of growth). */
  withdrawableUntil: instant().nullable(),
  /**
   * The cost with the travel fee to where its request asks, else to the address in the client's profile; without an address the
   * lowest fee (B4 of growth).
   */
  cost: costOnWire,
  words: z.string().nullable(),
  expiresAt: instant(),
})
export type QuotePreviewOnWire = z.output<typeof previewOnWire>

/** One version of a quote; its state follows from these facts (`quoteState`). */
export const quoteOnWire = previewOnWire.extend({
  _id: id(),
  clientId: id(),
  vendorId: id(),
  version: z.number().int(),
  newestVersion: z.number().int(),
  sentAt: instant(),
  acceptedAt: instant().nullable(),
  withdrawnAt: instant().nullable(),
  /** The request that it answers was closed without it (C8 of growth). */
  closedAt: instant().nullable(),
  /** The request to several vendors that it answers. */
  requestId: id().nullable(),
  /** The booking that it became. */
  appointmentId: id().nullable(),
  /** Where it takes place unless its client says otherwise when accepting: as its request asks, else where the vendor usually works. */
  place: bookedPlace(),
  /** Where the vendor works. */
  visitPlace: z.enum(['client', 'vendor', 'both']),
  /**
   * The client has to name another address to have it at home: its request is about another area, or the address in the profile
   * is outside the vendor's.
   */
  needsAddress: z.boolean(),
})
export type QuoteOnWire = z.output<typeof quoteOnWire>

const PRICE_TEXT = 'The total must be between €0.01 and €10,000.00.'
const MOST_EURO = MAX_QUOTE_CENTS / 100

const sentItem = z.object({
  label: lineField(QUOTE_LABEL_MAX_LENGTH),
  amount: euro().min(-MOST_EURO, 'Enter €10,000.00 or less.').max(MOST_EURO, 'Enter €10,000.00 or less.'),
})

/** Lines that are no amounts have been named before. */
const isPriced = (items: { amount: number }[]) =>
  !items.every(({ amount }) => isEuroAmount(amount)) ||
  isQuotable(items.reduce((sum, { amount }) => sum + euroToCents(amount), 0))

/** The fields a vendor sends for a new quote or another version. */
const sentVersion = {
  ...sentSlot,
  items: z
    .array(sentItem)
    .min(1, 'Add a line.')
    .max(MAX_QUOTE_ITEMS, `Use ${MAX_QUOTE_ITEMS} lines or fewer.`)
    .refine(isPriced, PRICE_TEXT),
  validHours: z.literal(QUOTE_VALID_HOURS),
  words: optionalText(QUOTE_WORDS_MAX_LENGTH),
}

/** The slot is only held once the client accepts: whether it is free now is a warning. */
const sent = succeeds({ quote: quoteOnWire, slotIsFree: z.boolean() })

export const sendQuote = call({
  method: 'POST',
  path: '/api/pro/quotes',
  access: 'vendor',
  summary:
    'Send a quote to a client who wrote or booked (A6), perhaps for its request to several vendors. It appears in the chat.',
  idempotent: true,
  body: z.object({
    clientId: id(),
    /** The request to several vendors that it answers (C8). */
    requestId: id().optional(),
    ...sentVersion,
  }),
  reply: sent,
  refusals: ['NOT_FOUND', 'CHAT_NOT_ALLOWED', 'CHAT_CLOSED', 'REQUEST_CLOSED', ...GRID_REFUSALS],
})

export const previewQuote = call({
  method: 'POST',
  path: '/api/pro/quotes/preview',
  access: 'vendor',
  summary: 'Preview a quote as the client would see it. Sends and stores nothing.',
  body: z.object({
    ...sentVersion,
    /** At whose fees it is shown (A7); left out, those of a first booking. */
    clientId: id().optional(),
    /** The request to several vendors that it answers, which says where (C8). */
    requestId: id().optional(),
  }),
  reply: succeeds({ preview: previewOnWire, slotIsFree: z.boolean() }),
  refusals: ['CHAT_NOT_ALLOWED', 'CHAT_CLOSED', ...GRID_REFUSALS],
})

export const sendQuoteVersion = call({
  method: 'POST',
  path: '/api/pro/quotes/:id/versions',
  access: 'vendor',
  summary: 'Send a new version of a quote. It replaces the previous one and can renew an expired one.',
  idempotent: true,
  body: z.object(sentVersion),
  reply: sent,
  refusals: ['CHAT_CLOSED', 'QUOTE_ACCEPTED', 'QUOTE_WITHDRAWN', 'REQUEST_CLOSED', ...GRID_REFUSALS],
})

export const withdrawQuote = call({
  method: 'POST',
  path: '/api/pro/quotes/:id/withdraw',
  access: 'vendor',
  summary: 'Withdraw a quote, even an expired one.',
  refusals: ['QUOTE_ACCEPTED', 'QUOTE_WITHDRAWN', 'REQUEST_CLOSED'],
})

export const listQuotes = call({
  method: 'GET',
  path: '/api/pro/quotes',
  access: 'vendor',
  summary: "List the vendor's quotes in their latest version, newest first.",
  query: z.object({ ...pageQuery(), clientId: id().optional() }),
  reply: succeeds({ quotes: z.array(quoteOnWire), ...pageFacts }),
})

export const getQuote = call({
  method: 'GET',
  path: '/api/user/quotes/:id',
  access: 'client',
  summary: 'Get a quote with all its versions, oldest first.',
  reply: succeeds({ versions: z.array(quoteOnWire) }),
})

export const acceptQuote = call({
  method: 'POST',
  path: '/api/user/quotes/:id/accept',
  access: 'client',
  summary:
    'Accept a version: it becomes a confirmed booking whose deposit is due. With `expectedTotal` (euro) only when that is the total. It takes place where its request asks or the vendor usually works, at the address in the profile, unless it says otherwise (B4). Accepting the same version again answers its booking.',
  idempotent: true,
  body: z.object({
    version: z.number().int().min(1),
    ...wantedPlace,
    expectedTotal: expectedTotal(),
    expressRequest: expressRequest(),
  }),
  reply: succeeds({ message: z.string(), appointmentId: id() }),
  refusals: [
    'QUOTE_EXPIRED',
    'QUOTE_REPLACED',
    'QUOTE_WITHDRAWN',
    'REQUEST_CLOSED',
    'PRICE_CHANGED',
    'EXPRESS_REQUEST_NEEDED',
    'VENDOR_NOT_FOUND',
    'VENDOR_UNAVAILABLE',
    'PROFILE_INCOMPLETE',
    'ACCOUNT_CLOSING',
    'SLOT_PAST',
    'SLOT_OUTSIDE_WINDOW',
    'SLOT_UNAVAILABLE',
    'SLOT_TAKEN',
    'OUTSIDE_AREA',
  ],
})
