import {
  exportReviews,
  restoreReview,
  getReviewPhoto,
  listAllReviews,
  listClientReviews,
  listOwnReviews,
  listReviews,
  listVendorExchanges,
  replyToReview,
  writeClientReview,
  writeVendorReview,
} from '@anseo/contract/reviews'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportReviewsBy } from './export-reviews.ts'
import { listAll, listOfClient, listOfVendor, listOwn, listVisibleOf } from './list-reviews.ts'
import { replyTo } from './reply-to-review.ts'
import { reviewsLifetime } from './reviews-lifetime.ts'
import { restoreByAdmin } from './restore-review.ts'
import { openReviewPhoto } from './open-review-photo.ts'
import { writeReview } from './write-review.ts'

/** Binds the calls of reviews; hiding one is bound with the reports that it answers. */
export function bindReviews(bind: Bind, runtime: Runtime) {
  bind(listReviews, ({ params, query }) => listVisibleOf(runtime, params.vendorId, query), {
    lifetime: ({ params, query }, _reply, now) =>
      query.page === 1 ? reviewsLifetime(runtime, params.vendorId, now) : null,
  })
  bind(listClientReviews, ({ caller, query }) => listOfClient(runtime, caller, query))
  bind(writeClientReview, async ({ caller, params, body }) => {
    await writeReview(runtime, caller, 'client', params.id, body)
    return "Thanks, we've saved your review."
  })
  bind(listOwnReviews, ({ caller, query }) => listOwn(runtime, caller, query))
  bind(listVendorExchanges, ({ caller, query }) => listOfVendor(runtime, caller, query))
  bind(writeVendorReview, async ({ caller, params, body }) => {
    await writeReview(runtime, caller, 'vendor', params.id, body)
    return "Thanks, we've saved your review."
  })
  bind(replyToReview, async ({ caller, params, body }) => {
    await replyTo(runtime, caller, params.id, body.text)
    return 'Reply posted'
  })
  bind(listAllReviews, ({ query }) => listAll(runtime, query))
  bind(exportReviews, ({ caller, query }) => exportReviewsBy(runtime, caller, query))
  bind(getReviewPhoto, ({ params, query }) => openReviewPhoto(runtime, params, query))
  bind(restoreReview, async ({ caller, params, body }) => {
    await restoreByAdmin(runtime, caller, params.id, body.reason)
    return 'The review is shown again, and its author has been told.'
  })
}
