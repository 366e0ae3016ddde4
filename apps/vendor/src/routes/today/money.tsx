import { dublinDate } from '@anseo/domain/dublin-time'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Link } from 'react-router'
import { useEarningsSummary } from '../../queries/earnings.ts'

const shown = (euro: number) => formatEuro(euroToCents(euro))

/** What is held and what comes next, in three figures; nothing until they are known. */
export function Money() {
  const { data } = useEarningsSummary()
  if (!data) return null
  const { held, nextPayout, months } = data
  return (
    <section className="card overflow-hidden" aria-label="Money">
      <div className="card-head">
        <h2>Money</h2>
        <Link className="link" to="/earnings">
          Earnings
        </Link>
      </div>
      <div className="px-5 pb-2">
        <KeyValueList
          items={[
            { label: 'Held for you', value: shown(held.amount) },
            {
              label: `Next payout, ${formatWeekdayDay(dublinDate(new Date(nextPayout.at)))}`,
              value: shown(nextPayout.amount),
            },
            { label: 'This month so far', value: shown(months.at(-1)?.earned ?? 0) },
          ]}
        />
      </div>
    </section>
  )
}
