import type { showChatPhoto } from '@anseo/contract/admin-appointments'
import type { ParamsOf, QueryOf } from '@anseo/contract/call'
import { findPhotoBetween } from '../../../modules/conversation/public.ts'
import { openAttached } from '../../../modules/identity/public.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findOneForOperator } from './operator-detail-store.ts'

/**
 * Opens a photo in the chat of an appointment; reading that chat is what the audit log records.
 * @throws Refusal `NOT_FOUND`, also for a photo of another chat.
 */
export async function showChatPhotoOf(
  runtime: Runtime,
  { id, photoId }: ParamsOf<typeof showChatPhoto>,
  { size }: QueryOf<typeof showChatPhoto>,
): Promise<StreamedFile> {
  const found = await findOneForOperator(runtime.db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const between = { clientId: found.client.id, vendorId: found.row.vendorId }
  return openAttached(runtime, await findPhotoBetween(runtime.db, between, photoId), size)
}
