// implements: §2.103
/** Returns the path of the chat with a vendor. */
export const chatPath = (vendorId: string): string => `/messages/${vendorId}/vendor`
