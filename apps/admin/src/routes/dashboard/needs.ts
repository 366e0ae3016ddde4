import type { ReplyTo } from '@anseo/contract/calls'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import {
  Banknote,
  CreditCard,
  Flag,
  ListRestart,
  Scale,
  ShieldCheck,
  Timer,
  TriangleAlert,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

export type Overview = ReplyTo<'GET /api/admin/overview'>

interface Need {
  key: string
  count: number
  /** One and several of it, after the count. */
  words: readonly [string, string]
  detail: string | null
  Icon: LucideIcon
  /** Somebody waits for money or an answer. */
  hot?: boolean
  to: string
  verb: string
}

const worth = ({ amount }: { amount: number }) => formatEuro(euroToCents(amount))

/** What may need somebody, what presses first; also what nobody waits for. */
export function needsOf({ needs, runs }: Overview, now: Date): Need[] {
  const oldest = ({ since }: { since: string | null }) =>
    since === null ? null : `oldest ${relativeTime(since, now)}`
  const { books, provider } = runs
  return [
    {
      key: 'reports',
      count: needs.reports.count,
      words: ['problem report', 'problem reports'],
      detail: oldest(needs.reports),
      Icon: Flag,
      hot: true,
      to: '/reports',
      verb: 'Settle',
    },
    {
      key: 'books',
      count: books.findings + provider.differences,
      words: ['finding in the books', 'findings in the books'],
      detail: books.balanced
        ? 'the provider says otherwise'
        : `out of balance by ${formatEuro(euroToCents(books.sum))}`,
      Icon: Scale,
      hot: true,
      to: '/money?tab=ledger',
      verb: 'Look',
    },
    {
      key: 'applications',
      count: needs.applications.count,
      words: ['vendor to vet', 'vendors to vet'],
      detail: oldest(needs.applications),
      Icon: ShieldCheck,
      to: '/vetting',
      verb: 'Vet',
    },
    {
      key: 'refunds',
      count: needs.failedRefunds.count,
      words: ['refund failed', 'refunds failed'],
      detail: worth(needs.failedRefunds),
      Icon: TriangleAlert,
      hot: true,
      to: '/money?tab=refunds&status=failed&period=all',
      verb: 'Look',
    },
    {
      key: 'payouts',
      count: needs.failedPayouts.count,
      words: ['payout failed', 'payouts failed'],
      detail: worth(needs.failedPayouts),
      Icon: Banknote,
      hot: true,
      to: '/money?tab=payouts&status=failed&period=all',
      verb: 'Look',
    },
    {
      key: 'disputes',
      count: needs.disputes.count,
      words: ['dispute from a bank', 'disputes from banks'],
      detail: worth(needs.disputes),
      Icon: CreditCard,
      to: '/money?tab=disputes&status=open&period=all',
      verb: 'Answer',
    },
    {
      key: 'lapsed',
      count: needs.lapsedChecks.count,
      words: ['vendor off the list by a lapsed check', 'vendors off the list by lapsed checks'],
      detail: oldest(needs.lapsedChecks),
      Icon: Timer,
      hot: true,
      to: '/vetting?status=suspended',
      verb: 'Show',
    },
    {
      key: 'lapsing',
      count: needs.lapsingChecks.count,
      words: ['vendor with a check that ends within 7 days', 'vendors with checks that end within 7 days'],
      detail: null,
      Icon: Timer,
      to: '/vetting?status=verified',
      verb: 'Show',
    },
    {
      key: 'jobs',
      count: needs.failedJobs.count,
      words: ['job failed', 'jobs failed'],
      detail: oldest(needs.failedJobs),
      Icon: ListRestart,
      hot: true,
      to: '/jobs',
      verb: 'Look',
    },
  ]
}
