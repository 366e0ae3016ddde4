import type { Runtime } from '../../platform/runtime.ts'
import { findListedIds, findStretchStarts } from './listed-store.ts'

/** Returns the ids of up to `limit` listed vendors in the order of ids, beginning with `from`, or with the first one. */
export const listVendorIds = (
  { db, clock }: Runtime,
  from: string | null,
  limit: number,
): Promise<string[]> => findListedIds(db, clock.now(), from, limit)

/** Lists the ids from which `listVendorIds` reads all listed vendors, `length` at a time; empty if there are none. */
export const listStretchStarts = ({ db, clock }: Runtime, length: number): Promise<string[]> =>
  findStretchStarts(db, clock.now(), length)
