/** Returns the tag of the replies that show a vendor, its calendar included. */
export const vendorTag = (vendorId: string) => `vendor:${vendorId}`

/** The tag of what depends on which vendors are listed, and in what order. */
export const LISTING = 'listing'
