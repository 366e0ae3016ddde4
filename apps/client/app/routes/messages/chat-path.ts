// implements: §2.103
/** The page of the chat with a vendor. */
export const chatPath = (vendorId: string): string => `/messages/${vendorId}/vendor`
