import { euroText } from '@anseo/domain/money'
import { Skeleton } from '@anseo/ui/skeleton'
import { Link } from 'react-router'
import { useEarningsSummary } from '../../queries/earnings.ts'
import { payoutDayText } from '../earnings/payout-day.ts'

/** Shows held earnings and the next payout in three figures, with a skeleton while they load. */
export function Money() {
  const { data, isError } = useEarningsSummary()
  if (!data) return isError ? null : <Skeleton className="money-place" />
  const { held, nextPayout, months } = data
  return (
    <section className="card overflow-hidden" aria-label="Earnings">
      <div className="card-head">
        <h2>Earnings</h2>
        <Link className="link" to="/earnings">
          View all
        </Link>
      </div>
      <dl className="lg:grid lg:grid-cols-3">
        <Figure name="Pending" euro={held.amount} />
        <Figure name={`Next payout, ${payoutDayText(nextPayout)}`} euro={nextPayout.amount} />
        <Figure name="This month so far" euro={months.at(-1)?.earned ?? 0} />
      </dl>
    </section>
  )
}

function Figure({ name, euro }: { name: string; euro: number }) {
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-3 border-t px-5 py-3.5 lg:block lg:not-first:border-l">
      <dt className="text-[.9375rem] text-ink-2">{name}</dt>
      <dd className="num text-xl font-bold">{euroText(euro)}</dd>
    </div>
  )
}
