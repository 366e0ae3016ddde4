import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { openAttachedPhoto } from '../../identity/public.ts'
import { findNotice } from './store.ts'

/**
 * Opens the photo that was reported, removed or not, while its file exists; the audit log records the admin.
 * @throws Refusal `NOT_FOUND`
 */
export async function showReportedPhoto(
  runtime: Runtime,
  { accountId: adminId }: Caller,
  id: string,
): Promise<StreamedFile> {
  const notice = (await findNotice(runtime.db, id))?.notice
  const fileKey = notice?.snapshot?.photoKey
  if (!notice || !fileKey) throw new Refusal('NOT_FOUND')
  const file = await openAttachedPhoto(runtime, { id: notice.subjectId, fileKey }, 'full')
  await runtime.transaction((unit) =>
    recordAudit(unit, { adminId, action: 'photo.viewed', subject: { kind: 'notice', id: notice.id } }),
  )
  return file
}
