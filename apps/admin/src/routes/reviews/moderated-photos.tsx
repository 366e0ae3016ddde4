import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { createPhotoFiles } from '@anseo/site-kit/photo-files'
import { MessagePhotos } from '@anseo/ui/message-photos'
import { useMemo } from 'react'
import { api } from '../../site.ts'

/** The photos of a review, hidden or not. */
export function ModeratedPhotos({ review: { _id, client, photos } }: { review: AdminReviewOnWire }) {
  const files = useMemo(
    () =>
      createPhotoFiles((photoId, size) =>
        api('GET /api/admin/reviews/:id/photos/:photoId', { params: { id: _id, photoId }, query: { size } }),
      ),
    [_id],
  )
  return <MessagePhotos photos={photos} load={files.load} alt={`Photo from ${client.name}`} />
}
