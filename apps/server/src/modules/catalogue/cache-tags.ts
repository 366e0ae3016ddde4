import type { ListingFact } from '../../platform/database/change-feed.ts'

/** Returns the tag of the replies that show a vendor, its calendar included. */
export const vendorTag = (vendorId: string) => `vendor:${vendorId}`

/** Returns the tag of the replies that depend on this fact of every listed vendor: who is on a list, and in what order. */
export const listingTag = (fact: ListingFact) => `listing:${fact}`
