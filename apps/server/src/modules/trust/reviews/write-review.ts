import type { BodyOf } from '@anseo/contract/call'
import type { writeClientReview } from '@anseo/contract/reviews'
import { type ReviewAuthor, reviewProblem, visibleFrom } from '@anseo/domain/review'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isOfClient, isOfVendor, lockAppointment } from '../../booking/public.ts'
import { readAttachedPhotos, refuseBlocked, setReviewPhotos } from '../../identity/public.ts'
import { publishReviews } from './publish-reviews.ts'
import { findWritten, putReview, type ReviewRow, setVisibleAt } from './store.ts'

type Words = BodyOf<typeof writeClientReview>

/**
 * Stores one side's review of a completed appointment, or changes it; once both sides have written, both reviews become
 * visible. Sending the same review again succeeds, so that retries are safe.
 * @throws Refusal `NOT_FOUND`, `NOT_COMPLETE`, `REVIEW_OVER`, `REVIEW_VISIBLE`, `REVIEW_HIDDEN`, `PHOTO_GONE`, `ACCOUNT_BLOCKED`.
 */
export async function writeReview(
  runtime: Runtime,
  { accountId }: Caller,
  author: ReviewAuthor,
  appointmentId: string,
  words: Words,
): Promise<void> {
  const photoIds = words.photoIds && [...new Set(words.photoIds)]
  await runtime.transaction(async (unit) => {
    await refuseBlocked(unit.db, accountId)
    const whose = author === 'client' ? isOfClient(accountId) : isOfVendor(accountId)
    const row = await lockAppointment(unit.db, appointmentId, whose)
    // An appointment that was not paid through us is not reviewed (A6).
    if (!row || row.clientId === null || row.totalCents === 0) throw new Refusal('NOT_FOUND')
    const { client, vendor } = await findWritten(unit.db, appointmentId)
    const own = author === 'client' ? client : vendor
    if (own && saysTheSame(own, words) && (await hasPhotos(unit.db, own.id, photoIds))) return
    if (own?.hiddenAt) throw new Refusal('REVIEW_HIDDEN')
    const { completedAt } = row
    const written = { clientWroteAt: client?.writtenAt ?? null, vendorWroteAt: vendor?.writtenAt ?? null }
    refuseOn(reviewProblem({ completedAt, ...written }, unit.now))
    const now = author === 'client' ? { clientWroteAt: unit.now } : { vendorWroteAt: unit.now }
    const visibleAt = visibleFrom({ ...written, ...now, completedAt: completedAt! })
    const { clientId, vendorId } = row
    const said = { stars: words.stars, text: words.text ?? null, writtenAt: unit.now, visibleAt }
    const reviewId = await putReview(unit.db, { appointmentId, clientId, vendorId, author, ...said })
    if (photoIds) await setReviewPhotos(unit, accountId, reviewId, photoIds)
    await setVisibleAt(unit.db, appointmentId, visibleAt)
    await publishReviews(unit, row)
  })
}

/** Returns whether the photos of a review are these already; photos that are not named stay as they are. */
async function hasPhotos(db: Queryable, reviewId: string, ids: readonly string[] | undefined) {
  if (!ids) return true
  const photos = (await readAttachedPhotos(db, 'reviewId', [reviewId])).get(reviewId) ?? []
  return photos.map(({ id }) => id).join(' ') === ids.join(' ')
}

const saysTheSame = ({ stars, text }: ReviewRow, words: Words) =>
  stars === words.stars && text === (words.text ?? null)
