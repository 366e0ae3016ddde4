import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import type { FileStore } from '@anseo/server/platform/files/file-store'
import type { Transaction } from '@anseo/server/platform/database/database'
import { vettingCheck, vettingDocument } from '@anseo/server/modules/catalogue/tables/vetting'
import { applicants } from './applicants.ts'
import { drawCard, writePdf } from './render-documents.ts'
import { insertRows } from './insert-rows.ts'
import type { VendorRow } from './people-rows.ts'
import { type CheckRow, firstCheck, UPLOADED, documentRow } from './vetting-rows.ts'

interface Vetting {
  /** The checks of listed vendors. */
  checks: readonly CheckRow[]
  vendors: readonly VendorRow[]
  idByKey: ReadonlyMap<string, string>
  adminId: string
  files: FileStore
}

/** Inserts the checks of listed vendors, and what applicants have uploaded so far. */
export async function fillVetting(
  tx: Transaction,
  { checks, vendors, idByKey, adminId, files }: Vetting,
): Promise<void> {
  const documents = []
  for (const { key, name } of applicants) {
    const vendor = vendors.find(({ id }) => id === idByKey.get(key))!
    for (const uploaded of UPLOADED[key] ?? []) {
      const row = documentRow(vendor, uploaded)
      const content =
        row.mediaType === 'image/webp'
          ? await drawCard(key)
          : writePdf(CHECK_NAMES[row.kind], [name, 'Made up for the demonstration.'])
      await files.put(row.fileKey, content)
      documents.push({ ...row, bytes: content.length })
    }
  }
  const orla = vendors.find(({ id }) => id === idByKey.get('orla-fitzgerald'))!
  await insertRows(tx, vettingCheck, [...checks, firstCheck(orla, adminId)])
  await insertRows(tx, vettingDocument, documents)
}
