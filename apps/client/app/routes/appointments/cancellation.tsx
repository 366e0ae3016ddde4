// implements: §9.3
import { costFromWire } from '@anseo/domain/cost-wire'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { type PriceParts, withTotal } from '@anseo/domain/price'
import { refund, refundTimetable } from '@anseo/domain/refund'
import { namedLater } from '@anseo/domain/settlement-words'
import { timeRemaining } from '@anseo/domain/time-remaining'
import { RefundFacts } from '@anseo/ui/refund-facts'
import { Link } from 'react-router'
import { chatPath } from '../messages/chat-path.ts'
import type { ClientAppointment } from '../../appointments/client-appointment.ts'

const PARTS: readonly (readonly [keyof PriceParts, string])[] = [
  ['vendorFeeCents', 'Vendor fee'],
  ['platformFeeCents', 'Platform fee'],
  ['handlingFeeCents', 'Payment processing fee'],
]

/**
 * Returns the client's refund for a cancellation now, in cents (M3): its parts, and its sum less what went back before
 * (D2).
 */
export function refundOf({ wire, facts }: ClientAppointment, now: Date) {
  const price = costFromWire(wire.cost).parts
  const parts = refund({ ...facts, price, by: 'client' }, now)
  const beforeCents = euroToCents(wire.refundedBefore ?? 0)
  const totalCents = Math.max(0, parts.totalCents - beforeCents)
  return { price: withTotal(price), beforeCents, back: { ...parts, totalCents } }
}

/** Shows the refund of a paid appointment cancelled now; amounts that are not refunded are struck through and named. */
export function Cancellation({ appointment, now }: { appointment: ClientAppointment; now: Date }) {
  const { facts } = appointment
  const { price, back, beforeCents } = refundOf(appointment, now)
  const figure = formatEuro(back.totalCents)
  const paid = formatEuro(price.totalCents)
  if (beforeCents > 0 && back.totalCents === 0) {
    const sentence = `You've already got back ${formatEuro(beforeCents)} of the ${paid} you paid. There's nothing more to refund.`
    return (
      <>
        <RefundFacts figure={figure} sentence={sentence} nothing />
        <KeptByVendor appointment={appointment} />
      </>
    )
  }
  if (back.totalCents === 0) {
    const vendor = firstNameOf(appointment.wire.vendorData.name)
    return (
      <>
        <RefundFacts
          figure={figure}
          sentence={`You won't get a refund, because the appointment ${startsIn(facts.start, now)}.`}
          nothing
        />
        <p className="text-sm text-ink-2">
          Something came up?{' '}
          <Link className="link" to={chatPath(appointment.wire.vendorData._id)}>
            Write to {vendor} first
          </Link>
          .{!keptByVendor(appointment) && ` If ${vendor} cancels, you get a full refund.`}
        </p>
        <KeptByVendor appointment={appointment} />
      </>
    )
  }
  const [next] = refundTimetable(price, facts, now, beforeCents)
  const before = { label: 'Refunded before', amount: formatEuro(beforeCents), stays: true }
  const parts = PARTS.filter(([part]) => price[part] > 0).map(([part, label]) => {
    const stays = back[part] < price[part]
    return { label: stays ? `${label} (non-refundable)` : label, amount: formatEuro(price[part]), stays }
  })
  return (
    <>
      <RefundFacts
        figure={figure}
        sentence={`You'll get back ${figure} of the ${paid} you paid.`}
        lines={beforeCents > 0 ? [...parts, before] : parts}
      />
      <p className="text-sm text-ink-2">
        {next && `Cancel by ${formatMoment(next.until, now)} to get this refund. `}It reaches your card in 5
        to 10 working days.
      </p>
      <KeptByVendor appointment={appointment} />
    </>
  )
}

/** Names what was paid by card on the day, which stays the vendor's when the client cancels (A9); null for nothing. */
export function keptByVendor({ wire }: ClientAppointment): string | null {
  const { balance = 0, tip = 0 } = wire.payments.refundable ?? {}
  return namedLater({ balanceCents: euroToCents(balance), tipCents: euroToCents(tip) })
}

/** Says what of the payments on the day doesn't come back; nothing where there was none. */
export function KeptByVendor({ appointment }: { appointment: ClientAppointment }) {
  const later = keptByVendor(appointment)
  if (!later) return null
  const vendor = firstNameOf(appointment.wire.vendorData.name)
  return (
    <p className="text-sm text-ink-2">
      You won&apos;t get back {later} you paid by card. If {vendor} cancels, you get a full refund.
    </p>
  )
}

function startsIn(start: Date, now: Date): string {
  const remaining = timeRemaining(start, now)
  return remaining ? `starts in ${remaining}` : 'has already started'
}
