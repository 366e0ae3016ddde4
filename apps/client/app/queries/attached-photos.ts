import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { createPhotoFiles } from '@anseo/site-kit/photo-files'
import { useAttachedPhotos } from '@anseo/site-kit/use-attached-photos'
import { notify } from '@anseo/ui/toasts'
import { api } from '../api/browser-api.ts'
import { session } from '../session/session.ts'

/** The files of private photos: of the client's chats, and those it has uploaded. */
export const photoFiles = createPhotoFiles((id, size) =>
  api('GET /api/user/attached-photos/:id', { params: { id }, query: { size } }),
)

interface PhotoOptions {
  /** The photos that the draft begins with. */
  initial?: readonly AttachedPhotoOnWire[]
  /** The number of photos that it takes. */
  max?: number
}

/**
 * Holds the photos of what the client is writing.
 * @param storageKey names the draft in the tab's storage.
 */
export const useOwnPhotos = (storageKey: string, options: PhotoOptions = {}) =>
  useAttachedPhotos({
    session,
    storageKey: `${storageKey}.photos`,
    files: photoFiles,
    upload: (form, idempotencyKey) => api('POST /api/user/attached-photos', { form, idempotencyKey }),
    remove: (id) => api('DELETE /api/user/attached-photos/:id', { params: { id } }),
    onRefused: notify.error,
    ...options,
  })
