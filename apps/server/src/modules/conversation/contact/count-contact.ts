import { SECONDS_PER } from '@anseo/domain/rate-limits'
import type { Runtime } from '../../../platform/runtime.ts'
import { type ContactPair, isNewContact } from './contact-store.ts'

const DAY_MS = SECONDS_PER.day * 1000

/**
 * Counts the first contact of a client with a vendor, once a day, so that spammers and scrapers are stopped.
 * @throws Refusal `RATE_LIMITED`
 */
export async function countContact(
  { db, counts, rateLimiter }: Pick<Runtime, 'db' | 'counts' | 'rateLimiter'>,
  pair: ContactPair,
): Promise<void> {
  if (!(await isNewContact(db, pair))) return
  const contact = `contact of ${pair.clientId} with ${pair.vendorId}`
  if (await counts.look(contact)) return
  await rateLimiter.count('make a contact', pair.clientId)
  await counts.count(contact, DAY_MS)
}
