import { SECONDS_PER } from '@anseo/domain/rate-limits'
import { batcher } from '../../../platform/process/batcher.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { areNewContacts, type ContactPair } from './contact-store.ts'

const DAY_MS = SECONDS_PER.day * 1000
/** Messages that come together are looked up together. */
const TOGETHER = { lanes: 1, most: 64 }

/**
 * Creates the count of first contacts of a client with a vendor, once a day, so that spammers and scrapers are stopped.
 * The function throws Refusal `RATE_LIMITED`.
 */
export function createCountContact({
  db,
  counts,
  rateLimiter,
}: Pick<Runtime, 'db' | 'counts' | 'rateLimiter'>): (pair: ContactPair) => Promise<void> {
  const isNewContact = batcher((pairs: readonly ContactPair[]) => areNewContacts(db, pairs), TOGETHER)
  return async (pair) => {
    if (!(await isNewContact(pair))) return
    const contact = `contact of ${pair.clientId} with ${pair.vendorId}`
    if (await counts.look(contact)) return
    await rateLimiter.count('make a contact', pair.clientId)
    await counts.count(contact, DAY_MS)
  }
}
