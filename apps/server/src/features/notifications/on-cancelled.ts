import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type { DomainEvents } from '../../infrastructure/events.ts'
import type { Parties } from './people-store.ts'
import type { Telling } from './tell-person.ts'
import { quoted, toBooking, toVendorSite, whoAndWhen, type Words } from './wording.ts'

type Cancelled = DomainEvents['appointment.cancelled']

const TOO_LATE = 'It was not confirmed and paid in time.'

/** Whoever did not cancel it is told; of a time-out and an admin's decision both are (L2, L6, M3). */
export const onCancelled: Words<'appointment.cancelled'> = (facts, parties, { brandName }) => {
  const { by } = facts
  if (by === 'client') return { vendor: forVendor(facts, parties, by, parties.client.name) }
  if (by === 'vendor') return { client: forClient(facts, parties, by, parties.vendor.name) }
  return {
    client: forClient(facts, parties, by, brandName),
    vendor: forVendor(facts, parties, by, brandName),
  }
}

/** Whoever but the client cancels it, everything that was paid goes back (M3). */
function forClient(
  { slot, reason, refundCents, vendorId }: Cancelled,
  { vendor }: Parties,
  by: 'vendor' | 'admin' | 'auto',
  whoCancelled: string,
): Telling {
  const back = formatEuro(refundCents)
  const headlines = {
    vendor: `Cancelled by ${whoCancelled}: ${formatSlot(slot)}`,
    admin: `Cancelled by ${whoCancelled}: ${formatSlot(slot)} with ${vendor.name}`,
    auto: `Timed out: ${formatSlot(slot)} with ${vendor.name}`,
  }
  return {
    headline: headlines[by],
    sentences: [
      ...(by === 'auto' ? [TOO_LATE] : quoted('They wrote', reason)),
      refundCents > 0 ? `${back} is on its way back to your card.` : 'Nothing was charged.',
    ],
    facts: [...whoAndWhen(vendor.name, slot), ...(refundCents > 0 ? [['You get back', back] as const] : [])],
    button:
      by === 'admin' ? { label: 'Browse Vendors', path: '/vendors' } : toBooking('Rebook Vendor', vendorId),
  }
}

function forVendor(
  { slot, reason, paid, refundCents }: Cancelled,
  { client }: Parties,
  by: 'client' | 'admin' | 'auto',
  whoCancelled: string,
): Telling {
  const headlines = {
    client: `Cancelled by ${whoCancelled}: ${formatSlot(slot)}`,
    admin: `Cancelled by ${whoCancelled}: ${formatSlot(slot)} with ${client.name}`,
    auto: `Timed out: ${formatSlot(slot)} with ${client.name}`,
  }
  const cancelledLate = paid && refundCents === 0
  // M7: what a client cancels too late is still owed to the vendor.
  const next = cancelledLate
    ? 'It was cancelled late, so your fee is still yours.'
    : 'The time is free again.'
  return {
    headline: headlines[by],
    sentences: by === 'auto' ? [TOO_LATE] : [...quoted('They wrote', reason), next],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
  }
}
