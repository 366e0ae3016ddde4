import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/** The period for which the provider repeats events. */
const EVENTS_REPEATED_MS = 3 * 24 * 3_600_000

/**
 * Counts a card that its bank refused, once per event of the provider.
 * @param payer by whom refused cards are counted.
 * @returns whether the payer has reached the limit, so that no further card is to be tried.
 */
export async function countRefusedCard(
  { counts, rateLimiter }: Runtime,
  eventId: string,
  payer: string,
): Promise<boolean> {
  const { times } = await counts.count(`event ${eventId}`, EVENTS_REPEATED_MS)
  if (times === 1) await rateLimiter.note('have a card refused', payer)
  try {
    await rateLimiter.check('have a card refused', payer)
    return false
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return true
  }
}
