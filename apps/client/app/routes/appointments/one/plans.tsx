import { problemTo } from '@anseo/domain/appointment-permissions'
import { costFromWire } from '@anseo/domain/cost-wire'
import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { refundTimetable } from '@anseo/domain/refund'
import { firstNameOf } from '@anseo/domain/person-name'
import { needsNewConfirmation } from '@anseo/domain/reschedule-problem'
import { PriceList } from '@anseo/ui/price-list'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'
import { refundNote } from '../../../appointments/refund-note.ts'
import { ChangeButtons } from '../appointment-actions.tsx'
import type { PartProps } from '../part-props.ts'

/** Shows the refund and the buttons to reschedule and cancel; nothing once neither is possible. */
export function Plans(part: PartProps) {
  const { appointment, now } = part
  const { facts, wire } = appointment
  if (problemTo.cancel(facts, now)) return null
  const vendor = firstNameOf(wire.vendorData.name)
  return (
    <section className="card pad grid gap-4" aria-label="If plans change">
      <h2>If plans change</h2>
      {facts.paid && !facts.free ? (
        <PriceList lines={timetableOf(appointment, vendor, now)} />
      ) : (
        // The note speaks of the time before the start.
        now < facts.start && <p>{refundNote(appointment, now)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ChangeButtons {...part} />
      </div>
      {!problemTo.reschedule(facts, now) && (
        <p className="hint">
          {MAX_RESCHEDULES - facts.rescheduleCount} of {MAX_RESCHEDULES} reschedules left. Rescheduling is
          free
          {needsNewConfirmation(facts) ? `, and ${vendor} confirms the new time again` : ''}.
        </p>
      )}
    </section>
  )
}

/** Returns the refund of a paid appointment by when and by whom it is cancelled (M3, A8, A9). */
function timetableOf({ wire, facts }: ClientAppointment, vendor: string, now: Date) {
  const { parts, nowCents } = costFromWire(wire.cost)
  const beforeCents = euroToCents(wire.refundedBefore ?? 0)
  // Paid by card on the day, which only the vendor's cancellation gives back (A9).
  const { balance = 0, tip = 0 } = wire.payments.refundable ?? {}
  const byVendorCents = nowCents - beforeCents + euroToCents(balance) + euroToCents(tip)
  const refunds = refundTimetable(parts, facts, now, beforeCents)
  const byClient = refunds.map(({ until, amountCents }) => ({
    label: `Cancel by ${formatMoment(until, now)}`,
    amount: `${formatEuro(amountCents)} back`,
  }))
  return [
    ...byClient,
    { label: refunds.length > 0 ? 'After that' : 'Cancel now', amount: `${formatEuro(0)} back` },
    { label: `If ${vendor} cancels`, amount: `${formatEuro(byVendorCents)} back` },
  ]
}
