import type { Rating } from '@anseo/domain/rating'
import type { Queryable } from '../../../platform/database/database.ts'
import { findClientRatings } from './visible-store.ts'

/** Reads the ratings these clients received and may read; a client without one has no entry. */
export async function clientRatingsOf(
  db: Queryable,
  clientIds: readonly string[],
  now: Date,
): Promise<Map<string, Rating>> {
  if (clientIds.length === 0) return new Map()
  const rows = await findClientRatings(db, clientIds, now)
  return new Map(rows.map(({ clientId, stars, count }) => [clientId, { stars, count }]))
}
