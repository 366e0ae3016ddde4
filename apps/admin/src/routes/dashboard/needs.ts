import type { ReplyTo } from '@anseo/contract/calls'
import { euroText } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import {
  Banknote,
  CreditCard,
  EyeOff,
  Flag,
  ListRestart,
  MessageSquareWarning,
  Scale,
  ShieldCheck,
  Timer,
  TriangleAlert,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { imbalanceText } from './imbalance-text.ts'

export type Overview = ReplyTo<'GET /api/admin/overview'>

interface Need {
  key: string
  count: number
  /** Singular and plural after the count. */
  words: readonly [string, string]
  detail: string | null
  Icon: LucideIcon
  /** True when a person waits for money or an answer. */
  hot?: boolean
  to: string
  verb: string
}

const worth = ({ amount }: { amount: number }) => euroText(amount)

/** Lists all possible tasks, the most urgent first, also those with nothing to do. */
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
      verb: 'Resolve',
    },
    {
      key: 'notices',
      count: needs.notices.count,
      words: ['report of content', 'reports of content'],
      detail: oldest(needs.notices),
      Icon: EyeOff,
      hot: true,
      to: '/notices',
      verb: 'Decide',
    },
    {
      key: 'complaints',
      count: needs.complaints.count,
      words: ['complaint', 'complaints'],
      detail: oldest(needs.complaints),
      Icon: MessageSquareWarning,
      to: '/complaints',
      verb: 'Answer',
    },
    {
      key: 'books',
      count: books.findings + provider.differences,
      words: ['ledger issue', 'ledger issues'],
      detail: books.balanced ? 'differs from the payment provider' : imbalanceText(books.sum),
      Icon: Scale,
      hot: true,
      to: '/money?tab=ledger',
      verb: 'View',
    },
    {
      key: 'applications',
      count: needs.applications.count,
      words: ['vendor to review', 'vendors to review'],
      detail: oldest(needs.applications),
      Icon: ShieldCheck,
      to: '/vetting',
      verb: 'Review',
    },
    {
      key: 'refunds',
      count: needs.failedRefunds.count,
      words: ['refund failed', 'refunds failed'],
      detail: worth(needs.failedRefunds),
      Icon: TriangleAlert,
      hot: true,
      to: '/money?tab=refunds&status=failed&period=all',
      verb: 'View',
    },
    {
      key: 'payouts',
      count: needs.failedPayouts.count,
      words: ['payout failed', 'payouts failed'],
      detail: worth(needs.failedPayouts),
      Icon: Banknote,
      hot: true,
      to: '/money?tab=payouts&status=failed&period=all',
      verb: 'View',
    },
    {
      key: 'disputes',
      count: needs.disputes.count,
      words: ['dispute to answer', 'disputes to answer'],
      detail: worth(needs.disputes),
      Icon: CreditCard,
      to: '/money?tab=disputes&status=open&period=all',
      verb: 'Answer',
    },
    {
      key: 'lapsed',
      count: needs.lapsedChecks.count,
      words: ['document expired, vendor delisted', 'documents expired, vendors delisted'],
      detail: oldest(needs.lapsedChecks),
      Icon: Timer,
      hot: true,
      to: '/checks?within=0',
      verb: 'Show',
    },
    {
      key: 'lapsing',
      count: needs.lapsingChecks.count,
      words: ['document expiring in 7 days', 'documents expiring in 7 days'],
      detail: null,
      Icon: Timer,
      to: '/checks?within=7',
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
      verb: 'View',
    },
  ]
}
