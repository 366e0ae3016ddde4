import type { showChatPhoto } from '@anseo/contract/admin-appointments'
import type { ParamsOf, QueryOf } from '@anseo/contract/call'
import { findPhotoBetween } from '../../../modules/conversation/public.ts'
import { openAttachedPhoto } from '../../../modules/identity/public.ts'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireChatOf } from './operator-detail-store.ts'

/**
 * Opens a photo in the chat of an appointment; reading that chat is what the audit log records.
 * @throws Refusal `NOT_FOUND`, also for a photo of another chat.
 */
export async function showChatPhotoOf(
  runtime: Runtime,
  { id, photoId }: ParamsOf<typeof showChatPhoto>,
  { size }: QueryOf<typeof showChatPhoto>,
): Promise<StreamedFile> {
  const between = await requireChatOf(runtime.db, id)
  return openAttachedPhoto(runtime, await findPhotoBetween(runtime.db, between, photoId), size)
}
