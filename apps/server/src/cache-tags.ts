import { listingTag, vendorTag } from './modules/catalogue/public.ts'
import { EVERYTHING, SETTINGS } from './platform/cache/lifetime.ts'
import type { Change } from './platform/database/change-feed.ts'

/** Returns the tags of the cached replies that a change in the database puts out of date. */
export function tagsOf(change: Change): readonly string[] {
  if (change.of === 'vendor' || change.of === 'calendar') return [vendorTag(change.vendorId)]
  if (change.of === 'listing') return change.facts.map(listingTag)
  return [change.of === 'settings' ? SETTINGS : EVERYTHING]
}
