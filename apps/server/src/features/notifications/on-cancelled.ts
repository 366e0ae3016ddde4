import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type { DomainEvents } from '../../infrastructure/events.ts'
import type { Parties } from './people-store.ts'
import type { Telling } from './tell-person.ts'
import { quoted, toBooking, toVendorSite, whoAndWhen, type Words } from './wording.ts'

type Cancelled = DomainEvents['appointment.cancelled']

const TOO_LATE = 'It was not confirmed and paid in time.'

/** Both are told, whoever cancelled it (L2, L6, M3). */
export const onCancelled: Words<'appointment.cancelled'> = (facts, parties, { brandName }) => {
  const whoCancelled = {
    client: titled(parties.client.name),
    vendor: titled(parties.vendor.name),
    admin: titled(brandName),
    auto: 'Timed out',
  }[facts.by]
  return {
    client: forClient(facts, parties, facts.by === 'client' ? BY_YOU : whoCancelled),
    vendor: forVendor(facts, parties, facts.by === 'vendor' ? BY_YOU : whoCancelled),
  }
}

const titled = (name: string) => `Cancelled by ${name}`
const BY_YOU = titled('you')

/** What the client cancels comes back by M3; whoever else cancels it, everything that was paid goes back. */
function forClient(facts: Cancelled, { vendor }: Parties, title: string): Telling {
  const { slot, by, reason, refundCents, vendorId } = facts
  const back = formatEuro(refundCents)
  const withWhom = by === 'vendor' ? '' : ` with ${vendor.name}`
  return {
    headline: `${title}: ${formatSlot(slot)}${withWhom}`,
    sentences: [
      ...(by === 'auto' ? [TOO_LATE] : by === 'client' ? [] : quoted('They wrote', reason)),
      whatComesBack(facts),
    ],
    facts: [...whoAndWhen(vendor.name, slot), ...(refundCents > 0 ? [['You get back', back] as const] : [])],
    button:
      by === 'admin' ? { label: 'Browse Vendors', path: '/vendors' } : toBooking('Rebook Vendor', vendorId),
    isOwnDeed: by === 'client',
  }
}

function whatComesBack({ paid, refundCents }: Cancelled): string {
  if (refundCents > 0) return `${formatEuro(refundCents)} is on its way back to your card.`
  return paid ? 'It was cancelled late, so nothing comes back.' : 'Nothing was charged.'
}

function forVendor(
  { slot, by, reason, paid, refundCents }: Cancelled,
  { client }: Parties,
  title: string,
): Telling {
  const withWhom = by === 'client' ? '' : ` with ${client.name}`
  const cancelledLate = paid && refundCents === 0
  // M7: what a client cancels too late is still owed to the vendor.
  const next = cancelledLate
    ? 'It was cancelled late, so your fee is still yours.'
    : 'The time is free again.'
  const said = by === 'vendor' ? goesBack(paid) : quoted('They wrote', reason)
  return {
    headline: `${title}: ${formatSlot(slot)}${withWhom}`,
    sentences: by === 'auto' ? [TOO_LATE] : [...said, next],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
    isOwnDeed: by === 'vendor',
  }
}

const goesBack = (paid: boolean) => (paid ? ['Everything goes back to the client.'] : [])
