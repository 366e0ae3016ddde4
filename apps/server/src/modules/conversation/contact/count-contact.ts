import { DAY_MS } from '@anseo/domain/duration'
import type { Runtime } from '../../../platform/runtime.ts'
import type { ContactFacts } from './contact-facts-store.ts'

/**
 * Counts a first contact of a client with a vendor, once a day, so that spammers and scrapers are stopped.
 * @throws Refusal `RATE_LIMITED`
 */
export async function countContact(
  { counts, rateLimiter }: Pick<Runtime, 'counts' | 'rateLimiter'>,
  { clientId, vendorId }: { clientId: string; vendorId: string },
  { exists, booked, clientWrote }: ContactFacts,
): Promise<void> {
  if (!exists || booked || clientWrote) return
  const contact = `contact of ${clientId} with ${vendorId}`
  if (await counts.read(contact)) return
  await rateLimiter.count('make a contact', clientId)
  await counts.count(contact, DAY_MS)
}
