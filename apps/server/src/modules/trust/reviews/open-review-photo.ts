import type { ParamsOf, QueryOf } from '@anseo/contract/call'
import type { getReviewPhoto } from '@anseo/contract/reviews'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { openAttachedPhoto, readAttachedPhotos } from '../../identity/public.ts'

/**
 * Opens a photo of a review for an admin, whether the review is hidden or not.
 * @throws Refusal `NOT_FOUND`, also for a photo of another review.
 */
export async function openReviewPhoto(
  runtime: Runtime,
  { id, photoId }: ParamsOf<typeof getReviewPhoto>,
  { size }: QueryOf<typeof getReviewPhoto>,
): Promise<StreamedFile> {
  const photos = (await readAttachedPhotos(runtime.db, 'reviewId', [id])).get(id)
  return openAttachedPhoto(runtime, photos?.find((photo) => photo.id === photoId) ?? null, size)
}
