import type { Cost } from '@anseo/domain/cost'
import { costLines, type NowLabel, nowText } from '@anseo/domain/cost-words'

interface CostSummaryProps {
  cost: Cost
  /** First name of the person who is paid on the day. */
  payee: string
  /** Label of the amount now, by the progress of the booking. */
  nowLabel: NowLabel
}

/** Shows the total, the amount now, and the balance on the day if there is one (A1). */
export function CostSummary({ cost, payee, nowLabel }: CostSummaryProps) {
  const { total, now, onTheDay } = costLines(cost, payee, nowLabel)
  return (
    <dl className="cost-summary">
      <div className="total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
      {now && (
        <div className="now">
          <dt>{now.label}</dt>
          <dd>
            {now.amount}
            <small>{nowText(cost)}</small>
          </dd>
        </div>
      )}
      {onTheDay && (
        <div className="later">
          <dt>{onTheDay.label}</dt>
          <dd>{onTheDay.amount}</dd>
        </div>
      )}
    </dl>
  )
}
