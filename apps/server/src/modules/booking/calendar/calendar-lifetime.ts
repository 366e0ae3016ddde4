import { QUARTER_MS } from '@anseo/domain/slot'
import type { Lifetime } from '../../../platform/cache/lifetime.ts'
import { vendorTag } from '../../catalogue/public.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findNextEnd } from './lifetime-store.ts'

/**
 * Returns the lifetime of replies that show the given vendors. It ends when one of them or its calendar changes, an
 * unpaid appointment times out, a check expires, or a quarter of an hour begins and shifts the bookable times.
 * @param now an instant before they were read.
 */
export async function lifetimeOf({ db }: Runtime, ids: readonly string[], now: Date): Promise<Lifetime> {
  const nextStart = new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS)
  const nextEnd = await findNextEnd(db, ids, now)
  return { tags: ids.map(vendorTag), until: nextEnd && nextEnd < nextStart ? nextEnd : nextStart }
}
