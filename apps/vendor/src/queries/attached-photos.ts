import { createPhotoFiles } from '@anseo/site-kit/photo-files'
import { api } from '../site.ts'

/** The files of private photos: of the vendor's chats, and those it has uploaded. */
export const photoFiles = createPhotoFiles((id, size) =>
  api('GET /api/pro/attached-photos/:id', { params: { id }, query: { size } }),
)

/** Uploads a photo that is not part of a message yet; the key is the same for each try (S9). */
export const uploadPhoto = (form: FormData, idempotencyKey: string) =>
  api('POST /api/pro/attached-photos', { form, idempotencyKey })

/** Deletes an uploaded photo that is not used. */
export const removePhoto = (id: string) => api('DELETE /api/pro/attached-photos/:id', { params: { id } })
