import { cardName, defaultCard } from '@anseo/domain/saved-card'
import type { Queryable } from '../../../platform/database/database.ts'
import { findCharge } from './charge-store.ts'
import { findCards } from './store.ts'

/** A client, and the visit of a series that is to be charged; without it, any of its visits. */
interface Charged {
  clientId: string
  appointmentId?: string
}

/**
 * Returns the name of the saved card that `chargeSavedCard` will charge without its client at this instant, such as 'Visa
 * ending 4242'; null without one, or where the visit has been charged already.
 */
export async function findCardToCharge(
  db: Queryable,
  { clientId, appointmentId }: Charged,
  at: Date,
): Promise<string | null> {
  if (appointmentId && (await findCharge(db, appointmentId))?.outcome) return null
  const card = defaultCard(await findCards(db, clientId), at)
  return card && cardName(card)
}
