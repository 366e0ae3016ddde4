import type { ReplyTo } from '@anseo/contract/calls'
import { monthTitle, parseMonth } from '@anseo/domain/calendar-month'
import { counted } from '@anseo/domain/counted'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { Kpi, Kpis } from '@anseo/ui/kpi'
import { Loaded } from '@anseo/ui/loaded'
import { Skeleton } from '@anseo/ui/skeleton'
import { Link } from 'react-router'
import { useEarningsSummary } from '../../queries/earnings.ts'
import { payoutDayText } from './payout-day.ts'

/** Shows coming and past earnings in four figures. */
export const EarningFigures = () => (
  <Loaded what="your figures" found={useEarningsSummary()} waiting={<FiguresSkeleton />}>
    {(summary) => <Figures {...summary} />}
  </Loaded>
)

function Figures({ held, nextPayout, paidOutThisYear, months }: ReplyTo<'GET /api/pro/earnings/summary'>) {
  const [before, current] = months.slice(-2)
  return (
    <Kpis label="Figures">
      <Kpi
        label="Pending (paid, not complete)"
        figure={euroText(held.amount)}
        note={counted(held.count, 'appointment')}
      />
      <Kpi
        label="Next payout"
        figure={euroText(nextPayout.amount)}
        note={`${asHead(payoutDayText(nextPayout))}, ${shortAccount(nextPayout.account)}`}
        {...(nextPayout.account === null && { tone: 'bad' as const, link: <Link to="/getting-started" /> })}
      />
      <Kpi
        label={`${nameOf(current!.month)} so far`}
        figure={euroText(current!.earned)}
        note={compared(current!.earned, before!)}
      />
      <Kpi
        label="Paid out this year"
        figure={euroText(paidOutThisYear.amount)}
        note={counted(paidOutThisYear.count, 'payout')}
      />
    </Kpis>
  )
}

/** Returns the end of an account, such as '••c444', which identifies it and fits next to the day on a phone. */
const shortAccount = (account: string | null) => (account ? `••${account.slice(-4)}` : 'add a payout account')

const asHead = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the name of a month: 'November' for '2026-11'. */
const nameOf = (month: string) => monthTitle(parseMonth(month)!).split(' ')[0]!

function compared(earned: number, before: { month: string; earned: number }): string {
  const difference = euroToCents(earned) - euroToCents(before.earned)
  if (difference === 0) return `Same as ${nameOf(before.month)}`
  const words = difference > 0 ? 'more' : 'less'
  return `${formatEuro(Math.abs(difference))} ${words} than ${nameOf(before.month)}`
}

const FiguresSkeleton = () => (
  <div className="kpis" aria-hidden="true">
    {[0, 1, 2, 3].map((index) => (
      <div key={index} className="card kpi grid gap-2">
        <Skeleton width="70%" height={16} />
        <Skeleton width="50%" height={28} />
        <Skeleton width="60%" height={14} />
      </div>
    ))}
  </div>
)
