import { STORAGE_PREFIX } from '../session/storage-prefix.ts'

/** The key under which a tab keeps what was chosen on the page of a vendor. */
export const choiceKey = (vendorId: string) => `${STORAGE_PREFIX}booking.${vendorId}`
