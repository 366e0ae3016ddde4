import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { fetchDocument } from './fetch-document.ts'

/**
 * Returns a vendor's document to an admin; the audit log records the admin and the document.
 * @throws Refusal `NOT_FOUND`
 */
export async function viewDocument(runtime: Runtime, admin: Caller, id: string): Promise<File> {
  const { file, document } = await fetchDocument(runtime, id)
  await runtime.transaction((unit) =>
    recordAudit(unit, {
      adminId: admin.accountId,
      action: 'document.viewed',
      subject: { kind: 'vendor', id: document.vendorId },
      details: { check: CHECK_NAMES[document.kind], document: id },
    }),
  )
  return file
}
