import type { FeeRates } from '@anseo/domain/price'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { readQuotes } from '../quotes/read-quotes.ts'
import type { Carried } from './present.ts'
import type { MessageRow } from './store.ts'

/** What these messages carry, as it stands now. */
export async function readCarried(
  db: Queryable,
  rates: FeeRates,
  rows: readonly MessageRow[],
): Promise<Carried> {
  const versionIds = rows.flatMap(({ quoteVersionId }) => quoteVersionId ?? [])
  return { quotes: await readQuotes(db, rates, versionIds) }
}
