import { MAX_STARS, REASON_MAX_LENGTH, REVIEW_MAX_LENGTH, REVIEW_PAGE_SIZE } from '@anseo/domain/limits'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { attachedPhotoOnWire, photoFile, photoIds } from './attached-photos.ts'
import { call, succeeds } from './call.ts'
import { timedFields } from './statements-of-reasons.ts'
import {
  id,
  instant,
  numeral,
  onPath,
  optionalText,
  pageFacts,
  pageQuery,
  searchText,
  textField,
} from './wire.ts'
import { publicPhotoOnWire } from './work-photos.ts'
import { person } from './parties.ts'

/** Orders of visible reviews: newest first (the default), or by stars. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const

const stars = () => z.number('Choose a rating from 1 to 5 stars.').int().min(1).max(MAX_STARS)

/** The average to one decimal, null without reviews. */
const average = () => z.number().nullable()

/** A visible review of a vendor, as the public sees it. */
export const reviewOnWire = z.object({
  _id: id(),
  stars: stars(),
  text: z.string().nullable(),
  /** First name and initial. */
  author: z.string(),
  serviceName: z.string().nullable(),
  /** The day of the appointment. */
  slotDate: z.string(),
  visibleAt: instant(),
  /** Up to 4, those that are ready; left out where there are none. */
  photos: z.array(publicPhotoOnWire).optional(),
  reply: z.object({ text: z.string(), repliedAt: instant() }).nullable(),
})
export type ReviewOnWire = z.output<typeof reviewOnWire>

/** The figures above a list of reviews; `byStars` counts them from 1 star to 5. */
const ratingFacts = {
  rating: average(),
  reviewCount: z.number().int(),
  byStars: z.array(z.number().int()).length(MAX_STARS),
}

const visibleQuery = z.object({
  ...pageQuery(REVIEW_PAGE_SIZE),
  stars: numeral(z.number().int().min(1).max(MAX_STARS)).optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
})

export const listReviews = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/reviews',
  access: 'public',
  summary: 'List the public reviews of a vendor, with their average and distribution.',
  params: z.object({ vendorId: id() }),
  query: visibleQuery,
  reply: succeeds({ reviews: z.array(reviewOnWire), ...pageFacts, ...ratingFacts }),
  refusals: ['VENDOR_NOT_FOUND'],
})

/** A review that a person wrote or received. */
const words = z.object({ stars: stars(), text: z.string().nullable() })

const exchangeFields = {
  appointmentId: id(),
  serviceName: z.string().nullable(),
  slotDate: z.string(),
  /** Until when it can be written or changed. */
  endsAt: instant(),
  isOpen: z.boolean(),
  own: words.nullable(),
  /** The other side's review, once it is visible. */
  theirs: words.nullable(),
  /** An admin took the own one off the page, with this reason. */
  hiddenReason: z.string().nullable(),
}

/** A completed appointment as its client reviews it. */
export const clientExchangeOnWire = z.object({
  ...exchangeFields,
  /** The caller's own review with its photos, to be edited. */
  own: words.extend({ photos: z.array(attachedPhotoOnWire) }).nullable(),
  vendorData: person,
})
export type ClientExchangeOnWire = z.output<typeof clientExchangeOnWire>

/** A completed appointment as its vendor reviews it. */
export const vendorExchangeOnWire = z.object({
  ...exchangeFields,
  clientData: person,
})
export type VendorExchangeOnWire = z.output<typeof vendorExchangeOnWire>

/** `open`: can be written or changed now; `done`: something was written and time is over. */
const EXCHANGE_STATES = ['open', 'done'] as const
const exchangeQuery = { ...pageQuery(), status: z.enum(EXCHANGE_STATES).default('open') }

export const listClientReviews = call({
  method: 'GET',
  path: '/api/user/reviews',
  access: 'client',
  summary: 'List completed appointments the client can review, or those whose reviews are final.',
  query: z.object({ ...exchangeQuery, vendorId: id().optional() }),
  reply: succeeds({
    exchanges: z.array(clientExchangeOnWire),
    ...pageFacts,
    /** The average rating the client received from vendors. */
    rating: average(),
    reviewCount: z.number().int(),
  }),
})

export const listVendorExchanges = call({
  method: 'GET',
  path: '/api/pro/reviews/exchanges',
  access: 'vendor',
  summary:
    'List completed appointments whose client the vendor can review, or those whose reviews are final.',
  query: z.object(exchangeQuery),
  reply: succeeds({ exchanges: z.array(vendorExchangeOnWire), ...pageFacts }),
})

const writing = {
  body: z.object({ stars: stars(), text: optionalText(REVIEW_MAX_LENGTH) }),
  refusals: ['NOT_COMPLETE', 'REVIEW_VISIBLE', 'REVIEW_OVER', 'REVIEW_HIDDEN'],
} as const

export const writeClientReview = call({
  method: 'PUT',
  path: '/api/user/appointments/:id/review',
  access: 'client',
  summary:
    'Review the vendor of a completed appointment, or change the review; hidden until both wrote or 14 days passed. `photoIds` are its photos in their order; left out they stay.',
  ...writing,
  body: writing.body.extend({ photoIds: photoIds().optional() }),
  refusals: [...writing.refusals, 'PHOTO_GONE'],
})

export const writeVendorReview = call({
  method: 'PUT',
  path: '/api/pro/appointments/:id/review',
  access: 'vendor',
  summary:
    'Review the client of a completed appointment, or change the review; hidden until both wrote or 14 days passed.',
  ...writing,
})

/** A review as its vendor sees it. */
export const ownReviewOnWire = reviewOnWire.extend({
  /** True if the reply can be written or changed now. */
  canReply: z.boolean(),
})
export type OwnReviewOnWire = z.output<typeof ownReviewOnWire>

export const listOwnReviews = call({
  method: 'GET',
  path: '/api/pro/reviews',
  access: 'vendor',
  summary: "List the vendor's own public reviews, with their average and distribution.",
  query: visibleQuery,
  reply: succeeds({ reviews: z.array(ownReviewOnWire), ...pageFacts, ...ratingFacts }),
})

export const replyToReview = call({
  method: 'PUT',
  path: '/api/pro/reviews/:id/reply',
  access: 'vendor',
  summary: 'Reply to a public review, once. The reply can be edited for 24 hours.',
  body: z.object({ text: textField(REVIEW_MAX_LENGTH) }),
  refusals: ['REPLY_OVER', 'REPLY_REMOVED'],
})

const REVIEW_STATES = ['visible', 'waiting', 'hidden'] as const

/** A review of either side as an admin sees it. */
export const adminReviewOnWire = z.object({
  _id: id(),
  appointmentId: id(),
  author: z.enum(['client', 'vendor']),
  client: z.object({ _id: id(), name: z.string() }),
  vendor: z.object({ _id: id(), name: z.string() }),
  stars: stars(),
  text: z.string().nullable(),
  reply: z.string().nullable(),
  /** The photos of a client's review. */
  photos: z.array(attachedPhotoOnWire),
  status: z.enum(REVIEW_STATES),
  writtenAt: instant(),
  visibleAt: instant(),
  hiddenAt: instant().nullable(),
  hiddenReason: z.string().nullable(),
})
export type AdminReviewOnWire = z.output<typeof adminReviewOnWire>

/** Orders of the operator's reviews: by when they were written, or by stars. */
export const ADMIN_REVIEW_ORDERS = ['newest', 'oldest', 'highest', 'lowest'] as const
export type AdminReviewOrder = (typeof ADMIN_REVIEW_ORDERS)[number]

const reviewFilters = {
  search: searchText(),
  status: z.enum(REVIEW_STATES).optional(),
  stars: numeral(z.number().int().min(1).max(MAX_STARS)).optional(),
  vendorId: id().optional(),
  order: z.enum(ADMIN_REVIEW_ORDERS).default('newest'),
}

export const listAllReviews = call({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'admin',
  roles: ['reader', 'support'],
  summary: 'List the reviews of both sides, newest first. Filter by state, stars, words or names.',
  query: z.object({ ...reviewFilters, ...pageQuery() }),
  reply: succeeds({
    reviews: z.array(adminReviewOnWire),
    /** Number of matches in each state, up to the counting limit. */
    counts: z.record(z.enum(['all', ...REVIEW_STATES]), z.number().int()),
    ...pageFacts,
  }),
})

export const exportReviews = exportCall('/api/admin/reviews', 'reviews', ['support'], reviewFilters)

export const hideReview = call({
  method: 'POST',
  path: '/api/admin/reviews/:id/hide',
  access: 'admin',
  roles: ['support'],
  summary:
    'Hide a review and take it out of the average. Its author gets a statement of reasons, and open reports of it are decided with it (D6).',
  body: z.object({ reason: textField(REASON_MAX_LENGTH), ...timedFields }),
  refusals: ['REVIEW_HIDDEN'],
})

export const restoreReview = call({
  method: 'POST',
  path: '/api/admin/reviews/:id/show',
  access: 'admin',
  roles: ['support'],
  summary: 'Show a hidden review again. It counts in the average again, and its author is told.',
  body: z.object({ reason: textField(REASON_MAX_LENGTH) }),
  refusals: ['REVIEW_SHOWN'],
})

export const getReviewPhoto = call({
  method: 'GET',
  path: '/api/admin/reviews/:id/photos/:photoId',
  access: 'admin',
  roles: ['support'],
  summary: 'Get a photo of a review, hidden or not, as WebP.',
  params: onPath.extend({ photoId: id() }),
  ...photoFile,
})
