import type { Runtime } from '../../runtime.ts'
import { findListedIds, findStretchStarts } from './store.ts'

/** Ids of up to `limit` listed vendors in the order of ids, beginning with `from`, or with the first one. */
export const listVendorIds = ({ db }: Runtime, from: string | null, limit: number): Promise<string[]> =>
  findListedIds(db, from, limit)

/** Where to begin in order to list all vendors by so many at a time; empty while nobody is listed. */
export const listStretchStarts = ({ db }: Runtime, length: number): Promise<string[]> =>
  findStretchStarts(db, length)
