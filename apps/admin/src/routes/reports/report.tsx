import { dayText } from '@anseo/site-kit/day-text'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../queries/profile.ts'
import { useReport } from '../../queries/reports.ts'
import { Allowed } from '../../shell/allowed.tsx'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { UnloadedRecord } from '../../shell/unloaded-record.tsx'
import { ReadChat } from '../appointments/read-chat.tsx'
import { ReportFacts } from './report-facts.tsx'
import { ReportOutcome } from './report-outcome.tsx'
import { ReportSides } from './report-sides.tsx'
import { SettleForm } from './settle-form.tsx'
import '../appointments/appointment.css'
import './reports.css'

/** `/reports/:id`: statements of both sides, known facts, and the decision; read-only once resolved. */
export function ReportPage() {
  const { id = '' } = useParams()
  const found = useReport(id)
  const { data } = found
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
    <Page
      title={report ? `Problem, ${dayText(report.appointment.slotDate)}` : 'Problem'}
      controls={
        <>
          {report && (
            <Badge tone={report.status === 'open' ? 'payable' : 'complete'} plain>
              {report.status === 'open' ? 'Open' : 'Resolved'}
            </Badge>
          )}
          {report && <span className="max-lg:hidden">{readChat}</span>}
        </>
      }
    >
      <div className="-my-3 flex flex-wrap items-center justify-between">
        <BackLink to="/reports">Reports</BackLink>
        {report && <span className="lg:hidden">{readChat}</span>}
      </div>
      {!data && <UnloadedRecord what="the report" query={found} />}
      {data && (
        <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid gap-5">
            <ReportSides report={data.report} words={data.words} />
            <ReportFacts {...data} />
          </div>
          {data.report.status === 'open' ? (
            <Allowed to="POST /api/admin/problem-reports/:id/settle">
              <SettleForm report={data.report} />
            </Allowed>
          ) : (
            <ReportOutcome report={data.report} refundStatus={data.refundStatus} />
          )}
        </div>
      )}
      {report && reading && (
        <ReadChat
          appointmentId={report.appointment._id}
          names={{ client: report.client.name, vendor: report.vendor.name }}
          onClose={() => setReading(false)}
        />
      )}
    </Page>
  )
}
