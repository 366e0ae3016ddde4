import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { PriceList } from '@anseo/ui/price-list'
import { PageLink } from '../../navigation/page-link.tsx'
import { REFUND_TEXTS, DISPUTE_TEXTS, KIND_TEXTS, PAYMENT_TEXTS } from './appointment-texts.ts'

/** Shows price, payments and refunds, and what each kind of cancellation would refund now. */
export function AppointmentMoney({ appointment }: { appointment: AdminAppointmentDetail }) {
  const {
    hours,
    vendorFeeTotal,
    platformFee,
    handlingFee,
    totalAmount,
    paid,
    serviceName,
    fullPrice,
    cost,
    onTheDay,
    client,
    cancelledBy,
  } = appointment
  // Of a vendor's own booking nothing is paid before it, unless the vendor asked for it.
  const isOnTheDayAlone = client._id === null && totalAmount === 0
  const { travelFee } = cost.parts
  const perHour = hours > 0 && fullPrice === null ? `, ${hours} × ${euroText(vendorFeeTotal / hours)}` : ''
  return (
    <section className="card pad record-part">
      <h2>Money</h2>
      {!isOnTheDayAlone && (
        <PriceList
          lines={[
            { label: `Vendor fee${perHour}`, amount: euroText(vendorFeeTotal) },
            { label: 'Platform fee', amount: euroText(platformFee) },
            { label: 'Payment processing fee', amount: euroText(handlingFee) },
          ]}
          total={{
            label: totalAmount === 0 ? 'Free' : paid ? 'Paid' : 'Awaiting payment',
            amount: euroText(totalAmount),
          }}
        />
      )}
      {serviceName && fullPrice !== null && (
        <p className="hint">
          {serviceName}, price {euroText(fullPrice)}
          {travelFee > 0 && ` plus ${euroText(travelFee)} for travel`}. The vendor fee is the deposit; the
          client pays the vendor {euroText(cost.onTheDay)} on the day.
        </p>
      )}
      {fullPrice === null && travelFee > 0 && (
        <p className="hint">The client pays the vendor {euroText(travelFee)} for travel on the day.</p>
      )}
      {paid && cost.onTheDay > 0 && (
        <PriceList
          lines={[
            { label: 'Total', amount: euroText(onTheDay.total) },
            { label: 'Paid so far', amount: `−${euroText(onTheDay.paid)}` },
            ...onTheDay.recorded.map(({ way, amount, at }) => ({
              label: `Of it ${way === 'cash' ? 'in cash' : 'another way'}, recorded ${formatMoment(new Date(at), serverNow())}`,
              amount: euroText(amount),
            })),
          ]}
          total={cancelledBy === null ? { label: 'Still open', amount: euroText(onTheDay.open) } : undefined}
        />
      )}
      <WaysOut appointment={appointment} />
      <MoneyMoves appointment={appointment} />
    </section>
  )
}

const WAYS = {
  client: 'Refund if the client cancels now',
  admin: 'Refund if the vendor or we cancel',
}

function WaysOut({ appointment: { waysOut } }: { appointment: AdminAppointmentDetail }) {
  if (!waysOut) return null
  return (
    <dl className="ways-out">
      {waysOut.map(({ by, from, refundAmount }) => (
        <div key={by}>
          <dt>
            {by === 'client-late' ? `… from ${formatMoment(new Date(from ?? ''), serverNow())}` : WAYS[by]}
          </dt>
          <dd className="num">{euroText(refundAmount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function MoneyMoves({
  appointment: { payments, refunds, disputes },
}: {
  appointment: AdminAppointmentDetail
}) {
  const moves = [
    ...payments.map(({ _id, kind, status, amount, at }) => ({
      _id,
      amount,
      at,
      text: KIND_TEXTS[kind] ? `${PAYMENT_TEXTS[status]}: ${KIND_TEXTS[kind]}` : PAYMENT_TEXTS[status],
      tab: '',
    })),
    ...refunds.map(({ _id, status, amount, at }) => ({
      _id,
      amount,
      at,
      text: REFUND_TEXTS[status],
      tab: 'refunds',
    })),
    ...disputes.map(({ _id, status, amount, at }) => ({
      _id,
      amount,
      at,
      text: DISPUTE_TEXTS[status],
      tab: 'disputes',
    })),
  ]
  if (moves.length === 0) return null
  return (
    <ul className="money-moves">
      {moves.map(({ _id, amount, at, text, tab }) => (
        <li key={_id}>
          <span>
            <PageLink
              className="record-link"
              to={`/money?${new URLSearchParams({ ...(tab && { tab }), period: 'all', id: _id })}`}
            >
              {text}
            </PageLink>
            <small className="hint block">{formatMoment(new Date(at), serverNow())}</small>
          </span>
          <span className="num">{euroText(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
