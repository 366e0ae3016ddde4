import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'

/** Returns the key under which this tab keeps what is typed in the chat with a vendor and could not be sent yet. */
export const chatStorageKey = (userId: string, vendorId: string): string =>
  `${STORAGE_PREFIX}chat.${userId}.${vendorId}`
