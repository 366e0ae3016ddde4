import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { type AppointmentFacts, isLive } from '@anseo/domain/appointment'
import type { Cost } from '@anseo/domain/cost'
import { costFromWire } from '@anseo/domain/cost-wire'
import { type CostLine, nowLines, type NowLabel, onTheDayText } from '@anseo/domain/cost-words'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { totalLines } from '@anseo/domain/total-lines'
import { CostSummary } from '@anseo/ui/cost-summary'
import { PriceList } from '@anseo/ui/price-list'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'

/** Shows the cost, whose parts add up to the sums paid now and on the day (A1), and the payments made. */
export function Money({ appointment: { wire, facts }, now }: { appointment: ClientAppointment; now: Date }) {
  const cost = costFromWire(wire.cost)
  const payee = firstNameOf(wire.vendorData.name)
  const lines = linesOf(wire, cost)
  const later = laterLines(wire, facts)
  const isOff = facts.declined || facts.cancelledBy !== null
  const nowLabel = (facts.paid && !isOff) || isLive(facts, now) ? nowLabelOf(facts) : null
  return (
    <section className="card pad grid gap-4" aria-label="Money">
      <h2>Money</h2>
      {nowLabel ? (
        <>
          <PriceList lines={lines} />
          <CostSummary cost={cost} payee={payee} nowLabel={nowLabel} />
          {isLive(facts, now) && now < facts.end && <p className="hint">{onTheDayText(cost, payee)}</p>}
        </>
      ) : isOff && facts.paid && cost.nowCents > 0 ? (
        // Nothing is due on the day of an appointment that is off; what was paid is what a refund is measured by.
        <PriceList
          lines={nowLines(cost.parts)}
          total={{ label: 'Paid', amount: formatEuro(cost.nowCents) }}
        />
      ) : (
        <PriceList lines={lines} total={{ label: 'Total', amount: formatEuro(cost.totalCents) }} />
      )}
      {later.length > 0 && <PriceList lines={later} />}
      {wire.refunds?.map(
        ({ reason, at, amount }) =>
          reason && (
            <p key={at + amount} className="hint num">
              {euroText(amount)} refunded by us: “{reason}”
            </p>
          ),
      )}
    </section>
  )
}

/** Returns the label of the sum that is paid to keep the time. */
export function nowLabelOf({ paid, confirmed }: AppointmentFacts): NowLabel {
  if (paid) return 'Paid'
  return confirmed ? 'Pay now' : 'Pay when confirmed'
}

/** Returns the lines that add up to the total: the parts paid now where an older deposit is more than the full price. */
function linesOf(wire: AppointmentOnWire, cost: Cost): CostLine[] {
  const { priceCents, travelFeeCents, vendorFeeCents } = cost.parts
  return priceCents !== null && vendorFeeCents > priceCents + travelFeeCents
    ? nowLines(cost.parts)
    : totalLines(cost, bookedLines(wire, cost), wire.address.eircode.slice(0, 3) || 'you')
}

/** Returns the lines that make up the full price; the deposit where none is known. */
function bookedLines({ services, serviceName }: AppointmentOnWire, { parts }: Cost): CostLine[] {
  const { priceCents, vendorFeeCents } = parts
  if (priceCents === null) return [{ label: 'Vendor fee', amount: formatEuro(vendorFeeCents) }]
  if (services.length === 0) {
    return [{ label: serviceName ?? 'Your quote', amount: formatEuro(priceCents) }]
  }
  return services.map(({ name, price }) => ({ label: name, amount: euroText(price) }))
}

/** Returns what was paid and refunded in addition to the sum paid at booking (B12, M3). */
function laterLines(
  { payments, cost, refundAmount }: AppointmentOnWire,
  { paid, cancelledBy }: AppointmentFacts,
): CostLine[] {
  const onTheDay = euroToCents(cost.onTheDay)
  const openCents = paid ? euroToCents(payments.open) : onTheDay
  return [
    ...(openCents < onTheDay
      ? [
          { label: 'Balance paid', amount: formatEuro(onTheDay - openCents) },
          ...(cancelledBy === null ? [{ label: 'Still to pay', amount: formatEuro(openCents) }] : []),
        ]
      : []),
    ...(payments.tip === null ? [] : [{ label: 'Tip', amount: euroText(payments.tip) }]),
    ...(refundAmount === null ? [] : [{ label: 'Refund', amount: euroText(refundAmount) }]),
  ]
}
