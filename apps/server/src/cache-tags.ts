import { LISTING, vendorTag } from './modules/catalogue/public.ts'
import { EVERYTHING, SETTINGS } from './platform/cache/lifetime.ts'
import type { Change } from './platform/database/change-feed.ts'

/** The tags of the cached replies that a change in the database puts out of date. */
export function tagsOf(change: Change): readonly string[] {
  if (change.of === 'vendor') return [vendorTag(change.vendorId), LISTING]
  if (change.of === 'calendar') return [vendorTag(change.vendorId)]
  return [change.of === 'settings' ? SETTINGS : EVERYTHING]
}
