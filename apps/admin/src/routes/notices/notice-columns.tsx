import { serverNow } from '@anseo/api-client/server-clock'
import type { NoticeRowOnWire } from '@anseo/contract/content-notices'
import { formatMoment } from '@anseo/domain/moment-text'
import { relativeTime } from '@anseo/domain/relative-time'
import { Badge } from '@anseo/ui/badge'
import type { Column } from '@anseo/ui/data-table'
import { PageLink } from '../../navigation/page-link.tsx'
import { DECIDED, deadlineTone, KINDS, REASONS } from './notice-texts.ts'

/** Returns the name of reported content, such as 'Photo of Niamh Byrne'. */
export const noticeName = ({ kind, author }: Pick<NoticeRowOnWire, 'kind' | 'author'>) =>
  `${KINDS[kind]}${author ? ` of ${author.name}` : ''}`

const TIME = { up: 'oldest', down: 'newest', downFirst: true } as const

/** Columns of the reports of content: content and author, the reporter's words, age and assignee, or the decision. */
export const noticeColumns = (status: 'open' | 'decided', now: Date): Column<NoticeRowOnWire>[] => [
  {
    key: 'what',
    head: 'Content',
    lead: true,
    orders: { up: 'author', down: 'author-desc' },
    renderCell: ({ _id, kind, author }) => (
      <PageLink className="record-link" to={`/notices/${_id}`}>
        {noticeName({ kind, author })}
      </PageLink>
    ),
  },
  { key: 'reason', head: 'Reported as', renderCell: ({ reason }) => REASONS[reason] },
  {
    key: 'text',
    head: 'Report',
    long: true,
    renderCell: ({ text }) => <span className="line-clamp-2 max-w-104">{text}</span>,
  },
  ...(status === 'open' ? openColumns(now) : DECIDED_COLUMNS),
]

const openColumns = (now: Date): Column<NoticeRowOnWire>[] => [
  {
    key: 'taken',
    head: 'Assigned to',
    named: true,
    renderCell: ({ takenBy }) => takenBy?.name ?? <span className="muted">No one</span>,
  },
  {
    key: 'sent',
    head: 'Reported',
    named: true,
    orders: TIME,
    renderCell: ({ sentAt }) => <span className="muted whitespace-nowrap">{relativeTime(sentAt, now)}</span>,
  },
  {
    key: 'due',
    head: 'Decide by',
    renderCell: ({ decideBy }) => (
      <Badge tone={deadlineTone(decideBy, now)}>{formatMoment(new Date(decideBy), now)}</Badge>
    ),
  },
]

const DECIDED_COLUMNS: Column<NoticeRowOnWire>[] = [
  { key: 'decision', head: 'Decision', renderCell: ({ decision }) => decision && DECIDED[decision] },
  {
    key: 'decided',
    head: 'Decided',
    named: true,
    orders: TIME,
    renderCell: ({ decidedAt }) => (
      <span className="muted whitespace-nowrap">
        {decidedAt && formatMoment(new Date(decidedAt), serverNow())}
      </span>
    ),
  },
]
