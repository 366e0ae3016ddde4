import type { CostParts } from '@anseo/domain/cost'
import { costFromWire } from '@anseo/domain/cost-wire'
import { nowLines } from '@anseo/domain/cost-words'
import { relationText } from '@anseo/domain/fee-relation'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { euroText, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { PriceList } from '@anseo/ui/price-list'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { type EarnedThroughUs, earnedThroughUs } from '../../appointments/earned-through-us.ts'
import { Balance } from './balance.tsx'
import { EarnedList } from './earned-list.tsx'
import { OwnMoney } from './own-money.tsx'
import { RefundList } from './refund-list.tsx'

/** Shows the online payment, the vendor's part of it, and the balance on the day. */
export function MoneyCard({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  return appointment.source === 'vendor' ? (
    <OwnMoney appointment={appointment} now={now} />
  ) : (
    <PaidOnline appointment={appointment} now={now} />
  )
}

function PaidOnline({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const {
    cost: wire,
    totalAmount,
    payment,
    clientData,
    relation,
    cancelled,
    isDeclined,
    noShow,
  } = appointment
  const { parts, onTheDayCents } = costFromWire(wire)
  const client = firstNameOf(clientData.name)
  const takesPlace = !cancelled && !isDeclined
  const [, ...fees] = nowLines(parts)
  const earned = earnedThroughUs(appointment)
  const isPaidLater = earned.balanceCents + earned.tipCents > 0 && keepsEverything(appointment)
  return (
    <section className="card pad grid gap-3" aria-label="Payment">
      <h2 className="text-lg">Payment</h2>
      {totalAmount > 0 && (payment || takesPlace) && (
        <PriceList
          lines={[{ label: 'Deposit (your fee)', amount: formatEuro(parts.vendorFeeCents) }, ...fees]}
          total={{ label: `${client} ${payment ? 'paid' : 'pays'} online`, amount: euroText(totalAmount) }}
        />
      )}
      {relation && totalAmount > 0 && (payment || takesPlace) && (
        <p className="hint num">
          {relationText(relation, parts.platformFeeCents > 0 ? formatEuro(parts.platformFeeCents) : null)}
        </p>
      )}
      {(parts.priceCents !== null || onTheDayCents > 0) && takesPlace && !noShow && (
        <PriceList
          lines={priceLines(parts)}
          total={{ label: `${client} pays you on the day`, amount: formatEuro(onTheDayCents) }}
        />
      )}
      <Balance appointment={appointment} now={now} />
      {isPaidLater && <EarnedList earned={earned} feeLabel="Deposit (your fee)" />}
      <RefundList appointment={appointment} />
      <p className="text-ink-2">{earningText(appointment, earned)}</p>
    </section>
  )
}

/** Returns the lines of the full price, as far as it is known (A1). */
const priceLines = ({ priceCents, travelFeeCents }: CostParts) => [
  ...(priceCents === null ? [] : [{ label: 'Your price', amount: formatEuro(priceCents) }]),
  ...(travelFeeCents > 0 ? [{ label: 'Travel', amount: formatEuro(travelFeeCents) }] : []),
]

/** The vendor bears no refund, and no report's outcome has changed what it earns. */
const keepsEverything = ({ cancelled, refundAmount, refundsBorne, reportStatus }: VendorAppointment) =>
  (refundAmount === null || (!cancelled && refundsBorne === 0)) && reportStatus !== 'settled'

function earningText(
  appointment: VendorAppointment,
  { balanceCents, tipCents, sumCents }: EarnedThroughUs,
): string {
  const sum = formatEuro(sumCents)
  const { amount, payment, isComplete, isDeclined, cancelled, cancelledBy, refundAmount, cancellationHours } =
    appointment
  const isKept = refundAmount === null || refundAmount === appointment.refundedBefore
  if (appointment.totalAmount === 0 && balanceCents + tipCents === 0) {
    return 'Nothing is paid online, and there are no fees.'
  }
  if (appointment.dispute?.status === 'open' && appointment.dispute.earnings === 'on hold') {
    return `${sum} for you is on hold until the bank decides about the dispute.`
  }
  const isLost = cancelled && appointment.dispute?.status === 'lost'
  if (isLost || appointment.reportStatus === 'settled')
    return 'Your earnings page shows what you earned from it.'
  if (isComplete) return `You have earned ${sum}.`
  if (cancelled && payment && cancelledBy === 'client' && isKept) {
    return `It was cancelled less than ${cancellationPeriod(cancellationHours)} before the start, so you keep ${sum === euroText(amount) ? 'your fee of ' : ''}${sum}.`
  }
  const isAllGivenBack = appointment.refundedBefore === appointment.totalAmount
  if (cancelled && cancelledBy === 'admin' && isAllGivenBack && sum !== formatEuro(0)) {
    return `We bear the refund, so you keep ${sum}.`
  }
  if (cancelled || isDeclined) return 'You earn nothing from it.'
  return `You'll earn ${sum} from us once it's complete.`
}
