import type { ContactOnWire, VisitOnWire } from '@anseo/contract/contacts'
import { appointmentState } from '@anseo/domain/appointment'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { type AppointmentRow, factsOf, slotOf } from '../appointment-row.ts'
import type { Figures } from './figures-store.ts'
import type { FoundContact } from './store.ts'

const NO_VISITS: Figures = {
  visits: 0,
  noShows: 0,
  spentCents: 0,
  lastVisit: null,
  nextVisit: null,
  requestedVisit: null,
}

/**
 * Returns a client as its vendor sees it: what the vendor entered, and of the account what others may know.
 * @param mayCall whether the contact window of one of their appointments is open.
 */
export const presentContact = (
  { row, name, imageKey, accountPhone }: FoundContact,
  { visits, noShows, spentCents, lastVisit, nextVisit, requestedVisit }: Figures = NO_VISITS,
  mayCall: boolean,
): ContactOnWire => ({
  _id: row.id,
  name: row.name ?? titleCase(name),
  phone: row.phone ?? (mayCall ? accountPhone : null),
  email: row.email,
  image: row.accountId ? imageUrl(imageKey) : null,
  clientId: row.accountId,
  tags: row.tags,
  since: row.createdAt.toISOString(),
  visits,
  noShows,
  spent: centsToEuro(spentCents),
  lastVisit: lastVisit?.toISOString() ?? null,
  nextVisit: nextVisit?.toISOString() ?? null,
  requestedVisit: requestedVisit?.toISOString() ?? null,
})

/** Returns an appointment in the history of a client. */
export const presentVisit = (row: AppointmentRow, now: Date): VisitOnWire => ({
  _id: row.id,
  ...slotToWire(slotOf(row)),
  serviceName: row.serviceName,
  price: centsToEuro((row.fullPriceCents ?? row.vendorFeeCents) + row.travelFeeCents),
  outcome: outcomeOf(row, now),
})

function outcomeOf(row: AppointmentRow, now: Date): VisitOnWire['outcome'] {
  const state = appointmentState(factsOf(row), now)
  if (state === 'cancelled' && row.cancelledBy !== 'auto') {
    return row.cancelledBy === 'client' ? 'cancelled by client' : 'cancelled by vendor'
  }
  if (state === 'cancelled' || state === 'overdue' || state === 'declined') return 'not confirmed'
  if (state === 'pending') return 'requested'
  if (row.noShowAt) return 'no-show'
  return state === 'complete' || state === 'awaiting-completion' ? 'visited' : 'booked'
}
