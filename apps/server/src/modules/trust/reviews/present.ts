import type {
  AdminReviewOnWire,
  ClientExchangeOnWire,
  OwnReviewOnWire,
  ReviewOnWire,
  VendorExchangeOnWire,
} from '@anseo/contract/reviews'
import { titleCase } from '@anseo/domain/person-name'
import { averageOf, reviewerName } from '@anseo/domain/rating'
import { isVisible, replyProblem, type ReviewAuthor, reviewProblem, reviewsEndAt } from '@anseo/domain/review'
import { slotToWire } from '@anseo/domain/slot'
import { photoImages } from '../../../platform/http/photo-images.ts'
import { type AttachedPhotoRow, presentAttachedPhoto, presentPerson } from '../../identity/public.ts'
import { slotOf } from '../../booking/public.ts'
import type { AdminReviewRow } from './admin-store.ts'
import type { Exchange } from './exchange-store.ts'
import type { ReviewRow } from './store.ts'
import type { VisibleReview } from './visible-store.ts'

/** The photos of reviews, by the id of the review. */
export type ReviewPhotos = ReadonlyMap<string, readonly AttachedPhotoRow[]>

/** Returns a visible review of a vendor as the public sees it. */
export const presentReview = (
  { review, clientName, serviceName, ...slot }: VisibleReview,
  photos: ReviewPhotos,
): ReviewOnWire => ({
  _id: review.id,
  stars: review.stars,
  text: review.text,
  author: reviewerName(clientName),
  serviceName,
  slotDate: slotToWire(slotOf(slot)).slotDate,
  visibleAt: review.visibleAt.toISOString(),
  ...publicPhotos(photos.get(review.id) ?? []),
  reply:
    review.reply && review.repliedAt
      ? { text: review.reply, repliedAt: review.repliedAt.toISOString() }
      : null,
})

function publicPhotos(photos: readonly AttachedPhotoRow[]): Pick<ReviewOnWire, 'photos'> {
  const ready = photos.filter(({ state }) => state === 'ready')
  if (ready.length === 0) return {}
  return { photos: ready.map((photo) => ({ ...presentAttachedPhoto(photo), images: photoImages(photo) })) }
}

/** Returns a review as its vendor sees it, with whether a reply is possible. */
export const presentOwnReview = (
  row: VisibleReview,
  photos: ReviewPhotos,
  { isReplyRemoved, now }: { isReplyRemoved: boolean; now: Date },
): OwnReviewOnWire => ({
  ...presentReview(row, photos),
  canReply: replyProblem({ repliedAt: row.review.repliedAt, isRemoved: isReplyRemoved }, now) === null,
})

/** Returns average and number of reviews; `byStars` holds the number with 1 star at index 0, and so on to 5. */
export function presentRating(byStars: number[]) {
  const reviewCount = byStars.reduce((sum, count) => sum + count, 0)
  const stars = byStars.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { rating: averageOf({ stars, count: reviewCount }), reviewCount, byStars }
}

/** Returns the reviews of an appointment as its client sees them. */
export const presentForClient = (
  exchange: Exchange,
  photos: ReviewPhotos,
  now: Date,
): ClientExchangeOnWire => ({
  ...presentExchange(exchange, 'client', now),
  own: exchange.byClient && {
    ...wordsOf(exchange.byClient),
    photos: (photos.get(exchange.byClient.id) ?? []).map(presentAttachedPhoto),
  },
  vendorData: presentPerson(exchange.other),
})

/** Returns the reviews of an appointment as its vendor sees them. */
export const presentForVendor = (exchange: Exchange, now: Date): VendorExchangeOnWire => ({
  ...presentExchange(exchange, 'vendor', now),
  clientData: presentPerson(exchange.other),
})

/** Returns both reviews as one side sees them: never the other's before it is visible. */
function presentExchange({ appointment, byClient, byVendor }: Exchange, author: ReviewAuthor, now: Date) {
  const [own, theirs] = author === 'client' ? [byClient, byVendor] : [byVendor, byClient]
  const written = { clientWroteAt: byClient?.writtenAt ?? null, vendorWroteAt: byVendor?.writtenAt ?? null }
  return {
    appointmentId: appointment.id,
    serviceName: appointment.serviceName,
    slotDate: slotToWire(slotOf(appointment)).slotDate,
    endsAt: reviewsEndAt(appointment.completedAt!).toISOString(),
    isOpen:
      !own?.hiddenAt && reviewProblem({ completedAt: appointment.completedAt, ...written }, now) === null,
    own: own && wordsOf(own),
    theirs: theirs && isVisible(theirs, now) ? wordsOf(theirs) : null,
    hiddenReason: own?.hiddenReason ?? null,
  }
}

const wordsOf = ({ stars, text }: ReviewRow) => ({ stars, text })

/** Returns a review of either side as an admin sees it. */
export const presentForAdmin = (
  { review, client, vendor }: AdminReviewRow,
  photos: ReviewPhotos,
  now: Date,
): AdminReviewOnWire => ({
  _id: review.id,
  appointmentId: review.appointmentId,
  author: review.author,
  client: { _id: client.id, name: titleCase(client.name) },
  vendor: { _id: vendor.id, name: titleCase(vendor.name) },
  stars: review.stars,
  text: review.text,
  reply: review.reply,
  photos: (photos.get(review.id) ?? []).map(presentAttachedPhoto),
  status: review.hiddenAt ? 'hidden' : isVisible(review, now) ? 'visible' : 'waiting',
  writtenAt: review.writtenAt.toISOString(),
  visibleAt: review.visibleAt.toISOString(),
  hiddenAt: review.hiddenAt?.toISOString() ?? null,
  hiddenReason: review.hiddenReason,
})
