import { FEE_RELATIONS } from '@anseo/domain/fee-relation'
import { MAX_SERVICES_AT_ONCE } from '@anseo/domain/limits'
import { z } from 'zod'
import { bookedPlace, typedEircode } from './booked-place.ts'
import { call, succeeds } from './call.ts'
import { euro, id, instant, MAX_EURO, sentSlot } from './wire.ts'

/** The cost to a client, all in: the amounts paid now and on the day add up to the total (A1, A3 of growth). */
export const costFields = {
  total: euro(),
  now: euro(),
  onTheDay: euro(),
  parts: z.object({
    /** The price of the services or the quote; null where none is known. */
    price: euro().nullable(),
    travelFee: euro(),
    deposit: euro(),
    platformFee: euro(),
    handlingFee: euro(),
  }),
  refunds: z.array(z.object({ until: instant(), amount: euro() })).meta({
    description: 'What comes back if the client cancels before each instant; empty once nothing would',
  }),
}

export const costOnWire = z.object(costFields)
export type CostOnWire = z.output<typeof costOnWire>

/** The total the client was shown, in euro: any other is refused with `PRICE_CHANGED` and the new cost (A4). */
export const expectedTotal = () => euro().min(0).max(MAX_EURO).optional()

/**
 * The client's express request that the service begin within the statutory period to withdraw (D9): without it a booking
 * that would is refused with `EXPRESS_REQUEST_NEEDED` where the operator has turned that right on.
 */
export const expressRequest = () => z.boolean().optional()

export const quotePrice = call({
  method: 'GET',
  path: '/api/quote-price',
  access: 'public',
  knowsClient: true,
  summary:
    "What a booking would cost now, of which what is paid now and on the day, and what comes back when. With a client's token at that client's fees.",
  query: z.object({
    vendorId: id(),
    ...sentSlot,
    /** Ids joined by commas; without any, only time is booked. */
    serviceIds: z
      .string()
      .transform((text) => (text === '' ? [] : text.split(',')))
      .pipe(z.array(id()).max(MAX_SERVICES_AT_ONCE))
      .optional(),
    /** The place of the service: at the client's or the vendor's. */
    place: bookedPlace().optional(),
    /** The Eircode of the client's address; by default that of the client's profile, for a visitor the lowest travel fee (B4). */
    eircode: typedEircode(),
  }),
  reply: succeeds(costFields),
  refusals: ['VENDOR_NOT_FOUND', 'SLOT_INVALID', 'OUTSIDE_AREA', 'SERVICE_GONE', 'SERVICE_DURATION'],
})

const termsFields = {
  /** A first booking, one of a client who was there before, or one of the vendor's own client (A7). */
  relation: z.enum(FEE_RELATIONS),
  /** True if a booking now would be confirmed at once and has to be paid at once (B6). */
  instant: z.boolean(),
  fees: z.object({ platformPercent: z.number(), handlingPercent: z.number(), handlingFixedCents: z.int() }),
}
const termsOnWire = z.object(termsFields)
export type TermsOnWire = z.output<typeof termsOnWire>

export const vendorTerms = call({
  method: 'GET',
  path: '/api/user/vendors/:vendorId/terms',
  access: 'client',
  summary: 'The fees at which the client would book a vendor now, and whether it would be confirmed at once.',
  params: z.object({ vendorId: id() }),
  reply: succeeds(termsFields),
  refusals: ['VENDOR_NOT_FOUND'],
})
