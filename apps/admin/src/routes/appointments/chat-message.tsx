import type { ReadMessageOnWire } from '@anseo/contract/admin-appointments'
import { wordsWithPhotos } from '@anseo/domain/attached-photos'
import { createPhotoFiles } from '@anseo/site-kit/photo-files'
import { MessagePhotos } from '@anseo/ui/message-photos'
import { useMemo } from 'react'
import { api } from '../../site.ts'

interface ChatMessageProps {
  /** An appointment of the two, by which the operator reads their chat. */
  appointmentId: string
  message: ReadMessageOnWire
  /** The name of the sender. */
  name: string
}

/** Shows the photos and words of a message. */
export function ChatMessage({ appointmentId, message: { content, photos = [] }, name }: ChatMessageProps) {
  const words = wordsWithPhotos(content, photos.length)
  const files = useMemo(
    () =>
      createPhotoFiles((photoId, size) =>
        api('GET /api/admin/appointments/:id/messages/photos/:photoId', {
          params: { id: appointmentId, photoId },
          query: { size },
        }),
      ),
    [appointmentId],
  )
  return (
    <>
      {photos.length > 0 && <MessagePhotos photos={photos} load={files.load} alt={`Photo from ${name}`} />}
      {words !== null && <p className="whitespace-pre-line">{words}</p>}
    </>
  )
}
