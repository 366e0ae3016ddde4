import { serverNow } from '@anseo/api-client/server-clock'
import type { MovementOnWire } from '@anseo/contract/ledger'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { DetailsPart } from './details-parts.tsx'
import { ACCOUNT_LABELS, MOVEMENT_LABELS } from './money-texts.ts'

/** The last section of the details of a payment, refund, payout or dispute. */
export const LedgerEntries = (props: { movements: MovementOnWire[] }) => (
  <DetailsPart title="Ledger entries">
    <Movements {...props} />
  </DetailsPart>
)

/** Lists the ledger movements, oldest first. */
export function Movements({ movements }: { movements: MovementOnWire[] }) {
  if (movements.length === 0) return <p className="hint">No ledger entries.</p>
  return (
    <ol className="story-movements">
      {movements.map(({ _id, kind, at, lines }) => (
        <li key={_id}>
          <p>
            <b>{MOVEMENT_LABELS[kind]}</b>
            <time dateTime={at} className="hint num">
              {formatMoment(new Date(at), serverNow())}
            </time>
          </p>
          <dl>
            {lines.map(({ account, amount }) => (
              <div key={account} className={amount < 0 ? 'credit' : undefined}>
                <dt>{ACCOUNT_LABELS[account]}</dt>
                <dd className="num">{euroText(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
