import {
  MAX_ASKED_VENDORS,
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_DETAILS,
  REASON_MAX_LENGTH,
  REQUEST_DETAIL_MAX_LENGTH,
  REQUEST_TEXT_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { z } from 'zod'
import { attachedPhotoOnWire, photoIds } from './attached-photos.ts'
import { bookedPlace } from './booked-place.ts'
import { call, succeeds } from './call.ts'
import { quoteOnWire } from './quotes.ts'
import {
  cursorFields,
  cursorQuery,
  euro,
  id,
  imageUrl,
  instant,
  optionalText,
  slotDate,
  soughtText,
  speciality,
  textField,
  wallTime,
} from './wire.ts'
import { person } from './parties.ts'

/** A request as both sides see it. */
const asked = z.object({
  _id: id(),
  speciality: speciality(),
  text: z.string(),
  /** The texts that the client has added since, the first first. */
  details: z.array(z.object({ text: z.string(), addedAt: instant() })),
  /** The day, and the hours between which the work should be. */
  slotDate: z.string(),
  from: z.string(),
  to: z.string(),
  place: bookedPlace(),
  /** The area of the client, such as 'Dublin 6'; '' where it is unknown. */
  area: z.string(),
  photos: z.array(attachedPhotoOnWire),
  madeAt: instant(),
  /** When it ends by itself. */
  openUntil: instant(),
})

const requestOfClient = asked.extend({
  state: z.enum(['open', 'accepted', 'cancelled', 'ended']),
  /** The number of vendors it asks, and of those that have sent a quote. */
  askedVendors: z.number().int(),
  quotes: z.number().int(),
  /** The booking made from the accepted quote. */
  appointmentId: id().nullable(),
})
export type RequestOfClient = z.output<typeof requestOfClient>

const requestOfVendor = asked.extend({
  client: person,
  /** From the vendor's place to the client's area in km, one decimal; null where one is unknown. */
  distanceKm: z.number().nullable(),
  /** `closed`: another quote was accepted, or the client took it back. */
  state: z.enum(['open', 'declined', 'accepted', 'closed', 'ended']),
  /** It takes quotes, also of a vendor that has declined it. */
  takesQuotes: z.boolean(),
  /** The vendor's newest quote for it. */
  quoteId: id().nullable(),
})
export type RequestOfVendor = z.output<typeof requestOfVendor>

const comparedVendor = z.object({
  _id: id(),
  name: z.string(),
  image: imageUrl(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  answerMinutes: z.number().int().nullable(),
  distanceKm: z.number().nullable(),
})

const askedVendorOnWire = z.object({
  vendor: comparedVendor,
  answer: z.enum(['waiting', 'quoted', 'declined']),
  reason: z.string().nullable(),
  /** The vendor's question in the chat before it quotes, until the client answers. */
  question: z.string().nullable(),
})

/** A quote as it is compared with the others: what is paid altogether, and by whom it is. */
const comparedQuote = z.object({
  ...comparedVendor.omit({ _id: true, name: true, image: true }).shape,
  vendor: comparedVendor,
  /** In euro, with travel and fees (A1). */
  total: euro(),
  quote: quoteOnWire,
})
export type ComparedQuote = z.output<typeof comparedQuote>
export type AskedVendorOnWire = z.output<typeof askedVendorOnWire>

const ask = call({
  method: 'POST',
  path: '/api/user/requests',
  access: 'client',
  summary: `Ask up to ${MAX_ASKED_VENDORS} vendors for quotes (C8): the named ones, or the best rated that are free and near. At most ${MAX_OPEN_REQUESTS} are open at a time. The vendors see the area, not the address.`,
  idempotent: true,
  body: z.object({
    speciality: speciality(),
    text: textField(REQUEST_TEXT_MAX_LENGTH),
    slotDate: slotDate(),
    from: wallTime(),
    to: wallTime(),
    /**
     * `client`: at the address in the client's profile; `vendor`: at the vendor's place; any other text is a town, an area
     * or an Eircode at which the client is.
     */
    place: soughtText(TOWN_MAX_LENGTH),
    photos: photoIds().optional(),
    vendorIds: z.array(id()).max(MAX_ASKED_VENDORS, `Choose up to ${MAX_ASKED_VENDORS} vendors.`).optional(),
  }),
  reply: succeeds({ requestId: id(), message: z.string() }),
  refusals: [
    'SLOT_PAST',
    'SLOT_OUTSIDE_WINDOW',
    'VENDOR_NOT_FOUND',
    'VENDOR_UNAVAILABLE',
    'ACCOUNT_CLOSING',
    'NOBODY_FREE',
    'TOO_MANY_REQUESTS',
    'PHOTO_GONE',
  ],
})

const listByClient = call({
  method: 'GET',
  path: '/api/user/requests',
  access: 'client',
  summary: "List the client's requests to several vendors, the newest first.",
  query: z.object(cursorQuery),
  reply: succeeds({ requests: z.array(requestOfClient), ...cursorFields }),
})

const get = call({
  method: 'GET',
  path: '/api/user/requests/:id',
  access: 'client',
  summary: 'Get a request with who was asked, and its quotes to compare, the lowest total first.',
  reply: succeeds({
    request: requestOfClient,
    asked: z.array(askedVendorOnWire),
    quotes: z.array(comparedQuote),
  }),
})

const addDetail = call({
  method: 'POST',
  path: '/api/user/requests/:id/details',
  access: 'client',
  summary: `Add words or photos to an open request, such as an answer to a vendor's question; all whom it asks are told, but for those who declined. At most ${MAX_REQUEST_DETAILS} times.`,
  idempotent: true,
  body: z.object({ text: optionalText(REQUEST_DETAIL_MAX_LENGTH), photos: photoIds().optional() }),
  refusals: ['REQUEST_CLOSED', 'PHOTO_GONE'],
})

const cancel = call({
  method: 'POST',
  path: '/api/user/requests/:id/cancel',
  access: 'client',
  summary: 'Take a request back; its quotes can no longer be accepted, and the vendors are told.',
  refusals: ['REQUEST_CLOSED'],
})

const listByVendor = call({
  method: 'GET',
  path: '/api/pro/requests',
  access: 'vendor',
  summary: 'List the requests for quotes that ask the vendor, the newest first.',
  query: z.object(cursorQuery),
  reply: succeeds({
    requests: z.array(requestOfVendor),
    /** The number of all open requests, on this page or not, that the vendor has neither quoted for nor declined. */
    unanswered: z.number().int(),
    ...cursorFields,
  }),
})

const decline = call({
  method: 'POST',
  path: '/api/pro/requests/:id/decline',
  access: 'vendor',
  summary: 'Decline a request, perhaps with a reason for the client; an open quote for it is withdrawn.',
  body: z.object({ reason: optionalText(REASON_MAX_LENGTH) }),
  refusals: ['REQUEST_CLOSED'],
})

export const quoteRequestCalls = { ask, listByClient, get, addDetail, cancel, listByVendor, decline }
