import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vettingDocument } from '../../catalogue/tables/vetting.ts'

/** A picture or paper: where it is kept, and where it stands in the archive. */
export interface KeptFile {
  key: string
  path: string
}

/** The picture of an account, and the papers that it handed in. */
export async function findFiles(db: Queryable, accountId: string): Promise<KeptFile[]> {
  const pictures = await db.select({ key: account.imageKey }).from(account).where(eq(account.id, accountId))
  const papers = await db
    .select({
      id: vettingDocument.id,
      key: vettingDocument.fileKey,
      kind: vettingDocument.kind,
      mediaType: vettingDocument.mediaType,
    })
    .from(vettingDocument)
    .where(eq(vettingDocument.vendorId, accountId))
    .orderBy(asc(vettingDocument.uploadedAt), asc(vettingDocument.id))
  return [
    ...pictures.flatMap(({ key }) => (key === null ? [] : [{ key, path: 'picture.webp' }])),
    ...papers.map(({ id, key, kind, mediaType }) => ({
      key,
      path: `papers/${kind}-${id.slice(0, 8)}.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`,
    })),
  ]
}
