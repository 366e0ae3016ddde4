import type { QuoteOnWire } from '@anseo/contract/quotes'
import type { Queryable } from '../../../platform/database/database.ts'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { quoteToWire } from './present.ts'
import { findVersionsByIds } from './store.ts'

/** Reads the quotes of messages, by the id of the version; unknown ids have no entry. */
export async function readQuotes(
  db: Queryable,
  { settings, now }: { settings: OperatorSettings; now: Date },
  versionIds: readonly string[],
): Promise<Map<string, QuoteOnWire>> {
  if (versionIds.length === 0) return new Map()
  const found = await findVersionsByIds(db, versionIds)
  return new Map(found.map((one) => [one.version.id, quoteToWire(one, settings, now)]))
}
