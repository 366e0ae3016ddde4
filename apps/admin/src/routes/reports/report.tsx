import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../queries/profile.ts'
import { useReport } from '../../queries/reports.ts'
import { Allowed } from '../../shell/allowed.tsx'
import { BackLink } from '../../navigation/back-link.tsx'
import { PageTop } from '../../shell/page-top.tsx'
import { ReportChat } from './report-chat.tsx'
import { ReportKnown } from './report-known.tsx'
import { ReportOutcome } from './report-outcome.tsx'
import { dayText } from './report-texts.ts'
import { ReportVoices } from './report-voices.tsx'
import { SettleForm } from './settle-form.tsx'
import './reports.css'

/** `/reports/:id`: statements of both sides, known facts, and the decision; read-only once resolved. */
export function ReportPage() {
  const { id = '' } = useParams()
  const { data, isError, isFetching, refetch } = useReport(id)
  const [reading, setReading] = useState(false)
  const report = data?.report
  const may = useMay()
  const readChat = may('GET /api/admin/appointments/:id/messages') && (
    <Button
      tone="sec"
      size="sm"
      icon={<MessageSquareText aria-hidden="true" />}
      onClick={() => setReading(true)}
    >
      Read chat
    </Button>
  )
  return (
    <>
      <PageTop title={report ? `Problem, ${dayText(report.appointment.slotDate)}` : 'Problem'}>
        {report && (
          <Badge tone={report.status === 'open' ? 'payable' : 'complete'} plain>
            {report.status === 'open' ? 'Open' : 'Resolved'}
          </Badge>
        )}
        {report && <span className="max-lg:hidden">{readChat}</span>}
      </PageTop>
      <main id="main" tabIndex={-1} className="report">
        <div className="report-head">
          <BackLink to="/reports">Reports</BackLink>
          {report && <span className="lg:hidden">{readChat}</span>}
        </div>
        {!data && isError && (
          <LoadFailure title="We couldn't load the report" query={{ isFetching, refetch }}>
            It may have been removed, or you may be offline.
          </LoadFailure>
        )}
        {!data && !isError && (
          <>
            <LoadingNote text="Loading report..." />
            <CardSkeleton count={3} />
          </>
        )}
        {data && (
          <div className="report-panes">
            <div className="report-facts">
              <ReportVoices report={data.report} words={data.words} />
              <ReportKnown {...data} />
            </div>
            {data.report.status === 'open' ? (
              <Allowed to="POST /api/admin/problem-reports/:id/settle">
                <SettleForm key={id} report={data.report} />
              </Allowed>
            ) : (
              <ReportOutcome report={data.report} refundStatus={data.refundStatus} />
            )}
          </div>
        )}
        {report && <ReportChat report={report} open={reading} onClose={() => setReading(false)} />}
      </main>
    </>
  )
}
