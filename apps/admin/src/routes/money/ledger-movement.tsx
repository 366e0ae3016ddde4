import type { MovementOnWire } from '@anseo/contract/ledger'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatTime } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { PageLink } from '../../navigation/page-link.tsx'
import { ACCOUNT_LABELS, appointmentText, MOVEMENT_LABELS } from './money-texts.ts'

/** Shows one movement: its head and its entries. */
export function LedgerMovement({ movement }: { movement: MovementOnWire }) {
  const { kind, at, lines } = movement
  const instant = new Date(at)
  return (
    <tbody>
      {lines.map(({ account, amount }, index) => (
        <tr key={account}>
          {index === 0 && (
            <>
              <td className="at" rowSpan={lines.length}>
                <time dateTime={at} className="num">
                  {formatDay(dublinDate(instant))}, {formatTime(instant)}
                </time>
              </td>
              <th scope="rowgroup" className="what" rowSpan={lines.length}>
                {MOVEMENT_LABELS[kind]}
                <MovementLink movement={movement} />
              </th>
            </>
          )}
          <td className={amount < 0 ? 'account credit' : 'account'}>{ACCOUNT_LABELS[account]}</td>
          <td className="figure debit">{amount > 0 && euroText(amount)}</td>
          <td className="figure credit">{amount < 0 && euroText(-amount)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Link to the subject of the movement. */
function MovementLink({ movement: { appointment, vendor, source } }: { movement: MovementOnWire }) {
  if (appointment)
    return <PageLink to={`/appointments/${appointment._id}`}>{appointmentText(appointment)}</PageLink>
  if (!vendor) return null
  // The source of a payout's movement is `<payout id>/<attempt>`.
  const payoutId = source.split('/')[0]!
  return <PageLink to={`?tab=payouts&period=all&id=${payoutId}`}>{vendor.name}</PageLink>
}
