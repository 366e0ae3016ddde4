import type { ParamsOf, QueryOf } from '@anseo/contract/call'
import type { showReviewPhoto } from '@anseo/contract/reviews'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { openAttachedPhoto, readAttachedPhotos } from '../../identity/public.ts'

/**
 * Opens a photo of a review for an admin, hidden or not.
 * @throws Refusal `NOT_FOUND`, also for a photo of another review.
 */
export async function showReviewPhotoOf(
  runtime: Runtime,
  { id, photoId }: ParamsOf<typeof showReviewPhoto>,
  { size }: QueryOf<typeof showReviewPhoto>,
): Promise<StreamedFile> {
  const photos = (await readAttachedPhotos(runtime.db, 'reviewId', [id])).get(id)
  return openAttachedPhoto(runtime, photos?.find((photo) => photo.id === photoId) ?? null, size)
}
