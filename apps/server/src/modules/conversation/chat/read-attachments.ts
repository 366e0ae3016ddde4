import type { Queryable } from '../../../platform/database/database.ts'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { readProposals } from '../../booking/public.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { readQuotes } from '../quotes/read-quotes.ts'
import type { Carried } from './present.ts'
import type { MessageRow } from './store.ts'

/** Reads the current cards and the photos of these messages. */
export async function readCarried(
  db: Queryable,
  { settings, now }: { settings: OperatorSettings; now: Date },
  rows: readonly MessageRow[],
): Promise<Carried> {
  const versionIds = rows.flatMap(({ quoteVersionId }) => quoteVersionId ?? [])
  const proposalIds = rows.flatMap(({ proposalId }) => proposalId ?? [])
  return {
    quotes: await readQuotes(db, { settings, now }, versionIds),
    proposals: await readProposals(db, now, proposalIds),
    photos: await readPhotos(db, rows),
  }
}
