import { serverNow } from '@anseo/api-client/server-clock'
import type { CallName } from '@anseo/contract/calls'
import { euroText } from '@anseo/domain/money'
import { isInForce } from '@anseo/domain/moderation'
import { formatMoment } from '@anseo/domain/moment-text'
import { starsText } from '@anseo/domain/rating'
import { Tabs } from '@anseo/ui/tabs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageLink } from '../../navigation/page-link.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useAppointments } from '../../queries/appointments.ts'
import { useAudit } from '../../queries/audit.ts'
import { useMay } from '../../queries/profile.ts'
import { usePersonRefunds, usePersonReports, usePersonReviews } from '../../queries/accounts.ts'
import { usePersonDecisions } from '../../queries/restrictions.ts'
import { AppointmentTable } from '../appointments/appointment-table.tsx'
import { REFUND_TEXTS } from '../appointments/appointment-texts.ts'
import { AuditTable } from '../audit/audit-table.tsx'
import { MEASURES } from '../notices/notice-texts.ts'
import { RECORDS, type RecordTab } from './account-texts.ts'
import { PersonSeries } from './person-series.tsx'

export interface RecordsProps {
  id: string
  side: 'client' | 'vendor'
}

interface PanelProps extends RecordsProps {
  page: number
  linkToPage: (page: number) => string
}

const PANELS: Record<RecordTab, (props: PanelProps) => ReactNode> = {
  appointments: (props) => <Appointments {...props} />,
  series: (props) => <PersonSeries {...props} />,
  refunds: (props) => <Refunds {...props} />,
  reports: (props) => <Reports {...props} />,
  reviews: (props) => <Reviews {...props} />,
  decisions: (props) => <Decisions {...props} />,
  audit: (props) => <AuditEntries {...props} />,
}

/** The call of each kind; a role that may not make it does not get the tab. */
const CALLS: Record<RecordTab, CallName> = {
  appointments: 'GET /api/admin/appointments',
  series: 'GET /api/admin/people/:id/series',
  refunds: 'GET /api/admin/people/:id/refunds',
  reports: 'GET /api/admin/people/:id/reports',
  reviews: 'GET /api/admin/people/:id/reviews',
  decisions: 'GET /api/admin/people/:id/decisions',
  audit: 'GET /api/admin/audit',
}

/** Shows a person's records, a tab for each kind. */
export function PersonRecords({ id, side }: RecordsProps) {
  const { filters, page, linkTo } = useListSearch({ tab: 'appointments' })
  const may = useMay()
  const open = (Object.keys(RECORDS) as RecordTab[]).filter((key) => may(CALLS[key]))
  const tab = open.find((key) => key === filters.tab) ?? open[0]
  if (!tab) return null
  return (
    <section className="grid min-w-0 content-start gap-5" aria-label="Records">
      <Tabs
        label="Records"
        active={tab}
        tabs={open.map((key) => ({
          key,
          label: RECORDS[key],
          link: <Link to={linkTo({ tab: key })} replace />,
        }))}
      />
      {PANELS[tab]({ id, side, page, linkToPage: (number) => linkTo({}, number) })}
    </section>
  )
}

function Appointments({ id, side, page, linkToPage }: PanelProps) {
  const found = useAppointments({ [side]: id, page, pageSize: 10 })
  const mayRefund = useMay()('POST /api/admin/payments/:id/refund')
  return (
    <PagedResults name="Appointments" found={found} empty="No appointments." linkToPage={linkToPage}>
      {({ appointments }) => <AppointmentTable appointments={appointments} side={side} refunds={mayRefund} />}
    </PagedResults>
  )
}

function AuditEntries({ id, page, linkToPage }: PanelProps) {
  const found = useAudit({ person: id, page, pageSize: 10 })
  return (
    <PagedResults name="Entries" found={found} empty="No audit entries." linkToPage={linkToPage}>
      {({ entries }) => <AuditTable entries={entries} />}
    </PagedResults>
  )
}

function Refunds({ id, page, linkToPage }: PanelProps) {
  return (
    <PagedResults
      name="Refunds"
      found={usePersonRefunds(id, page)}
      empty="No refunds."
      linkToPage={linkToPage}
    >
      {({ refunds }) => (
        <RecordList>
          {refunds.map((refund) => (
            <RecordRow
              key={refund._id}
              record={refund}
              title={`${euroText(refund.amount)}, ${REFUND_TEXTS[refund.status].toLowerCase()}`}
            />
          ))}
        </RecordList>
      )}
    </PagedResults>
  )
}

function Reports({ id, page, linkToPage }: PanelProps) {
  return (
    <PagedResults
      name="Reports"
      found={usePersonReports(id, page)}
      empty="No reports."
      linkToPage={linkToPage}
    >
      {({ reports }) => (
        <RecordList>
          {reports.map((report) => (
            <RecordRow
              key={report._id}
              record={report}
              title={report.status === 'open' ? 'Open report' : 'Resolved report'}
              text={report.text}
              path={`/reports/${report._id}`}
            />
          ))}
        </RecordList>
      )}
    </PagedResults>
  )
}

function Reviews({ id, page, linkToPage }: PanelProps) {
  return (
    <PagedResults
      name="Reviews"
      found={usePersonReviews(id, page)}
      empty="No reviews."
      linkToPage={linkToPage}
    >
      {({ reviews }) => (
        <RecordList>
          {reviews.map((review) => (
            <RecordRow
              key={review._id}
              record={review}
              title={`${starsText(review.stars)} by the ${review.author}${review.hidden ? ', hidden' : ''}`}
              text={review.text}
            />
          ))}
        </RecordList>
      )}
    </PagedResults>
  )
}

function Decisions({ id, page, linkToPage }: PanelProps) {
  return (
    <PagedResults
      name="Decisions"
      found={usePersonDecisions(id, page)}
      empty="Nothing was decided about this person."
      linkToPage={linkToPage}
    >
      {({ rows }) => (
        <RecordList>
          {rows.map((row) => (
            <li key={row._id}>
              <p className="title">
                <b>
                  {MEASURES[row.measure]}
                  {!isInForce(row) && ', ended'}
                </b>
                <time dateTime={row.decidedAt} className="hint num">
                  {formatMoment(new Date(row.decidedAt), serverNow())}
                </time>
              </p>
              <p className="whitespace-pre-line">{row.facts}</p>
              <p className="hint">
                {row.provision}
                {row.automated && ', automatic'}
                {row.complaint && (row.complaint.outcome ? ', complaint answered' : ', complaint open')}
              </p>
            </li>
          ))}
        </RecordList>
      )}
    </PagedResults>
  )
}

const RecordList = ({ children }: { children: ReactNode }) => (
  <ul className="card person-records">{children}</ul>
)

interface RecordRowProps {
  record: { appointmentId: string; startsAt: string; with: string; at: string }
  title: string
  text?: string | null
  /** Path of the title's link; without it there is none. */
  path?: string
}

function RecordRow({
  record: { appointmentId, startsAt, with: other, at },
  title,
  text,
  path,
}: RecordRowProps) {
  return (
    <li>
      <p className="title">
        {path ? (
          <PageLink className="record-link" to={path}>
            {title}
          </PageLink>
        ) : (
          <b>{title}</b>
        )}
        <time dateTime={at} className="hint num">
          {formatMoment(new Date(at), serverNow())}
        </time>
      </p>
      {text && <p className="whitespace-pre-line">{text}</p>}
      <p className="hint">
        <PageLink className="hover:underline" to={`/appointments/${appointmentId}`}>
          {`Appointment ${formatMoment(new Date(startsAt), serverNow())} with ${other}`}
        </PageLink>
      </p>
    </li>
  )
}
