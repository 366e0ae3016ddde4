import type { Queryable } from '../../../platform/database/database.ts'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { readProposals } from '../../booking/public.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { readQuotes } from '../quotes/read-quotes.ts'
import type { Attachments } from './present.ts'
import type { MessageRow } from './store.ts'

/** Reads the quotes, proposals and photos of these messages, in their present state. */
export async function readAttachments(
  db: Queryable,
  { settings, now }: { settings: OperatorSettings; now: Date },
  rows: readonly MessageRow[],
): Promise<Attachments> {
  const versionIds = rows.flatMap(({ quoteVersionId }) => quoteVersionId ?? [])
  const proposalIds = rows.flatMap(({ proposalId }) => proposalId ?? [])
  return {
    quotes: await readQuotes(db, { settings, now }, versionIds),
    proposals: await readProposals(db, now, proposalIds),
    photos: await readPhotos(db, rows),
  }
}
