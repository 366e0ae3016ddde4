import type { ReplyTo } from '@anseo/contract/calls'
import { counted } from '@anseo/domain/counted'
import { euroText } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { PageLink } from '../../navigation/page-link.tsx'
import { imbalanceText } from './imbalance-text.ts'

type Runs = ReplyTo<'GET /api/admin/overview'>['runs']

/** Shows the state of the ledger, the reconciliation, the jobs and the scheduled tasks. */
export function SystemStatus({ runs: { books, provider, jobs, sweeps }, now }: { runs: Runs; now: Date }) {
  const ago = (at: string | null) => (at === null ? 'Not yet' : relativeTime(at, now))
  const rows = [
    {
      label: 'Ledger',
      ok: books.balanced,
      says: books.balanced ? `${euroText(books.sum)}, balanced` : imbalanceText(books.sum),
      to: '/money?tab=ledger',
    },
    {
      label: 'Ledger checked',
      ok: books.checkedAt !== null,
      says: ago(books.checkedAt),
      to: '/money?tab=ledger',
    },
    {
      label: 'Reconciled with the payment provider',
      ok: provider.differences === 0,
      says:
        provider.differences === 0 ? ago(provider.comparedAt) : counted(provider.differences, 'difference'),
      to: '/money?tab=ledger',
    },
    {
      label: 'Jobs',
      ok: jobs.late === 0,
      says: `${jobs.waiting} waiting, ${jobs.late} late, ${jobs.retrying} retrying`,
      to: '/jobs',
    },
    {
      label: 'Scheduled tasks',
      ok: sweeps.failing === 0,
      says: sweeps.failing === 0 ? ago(sweeps.ranAt) : `${sweeps.failing} failed on the last run`,
      to: '/jobs',
    },
  ]
  return (
    <section className="card">
      <div className="card-head">
        <h2>System status</h2>
      </div>
      <ul className="card-body running num">
        {rows.map(({ label, ok, says, to }) => (
          <li key={label} className={ok ? 'ok' : 'wrong'}>
            {ok ? (
              <CircleCheck role="img" aria-label="OK" />
            ) : (
              <CircleAlert role="img" aria-label="Problem" />
            )}
            <b className="font-normal">
              <PageLink className="hover:underline" to={to}>
                {label}
              </PageLink>
            </b>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
