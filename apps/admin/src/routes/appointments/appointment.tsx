import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { operatorBadge } from '@anseo/domain/operator-badge'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { MessageSquareText, Undo2 } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { MayOpen } from '../../navigation/may-open.tsx'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useAppointment } from '../../queries/appointments.ts'
import { useMay } from '../../queries/profile.ts'
import { RefundDialog } from '../../refunds/refund-dialog.tsx'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { UnloadedRecord } from '../../shell/unloaded-record.tsx'
import { TeamNotes } from '../../team-notes/team-notes.tsx'
import { AppointmentHistory } from './appointment-history.tsx'
import { AppointmentMoney } from './appointment-money.tsx'
import { AppointmentParties } from './appointment-parties.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { refundOnCancelling } from './refund-on-cancelling.ts'
import { ReadChat } from './read-chat.tsx'
import './appointment.css'
import { Allowed } from '../../shell/allowed.tsx'

/** `/appointments/:id`: history left; parties, money and notes right. */
export function AppointmentPage() {
  const { id = '' } = useParams()
  const may = useMay()
  const found = useAppointment(id)
  const { data } = found
  const [opened, open] = useDialogInAddress()
  if (!data) {
    return (
      <Page title="Appointment">
        <UnloadedRecord what="this appointment" query={found} count={4} />
      </Page>
    )
  }
  const mayCancel = data.waysOut !== null && may('POST /api/admin/appointments/:id/cancel')
  const readChat = data.client._id && may('GET /api/admin/appointments/:id/messages') && (
    <Button tone="sec" size="sm" icon={<MessageSquareText aria-hidden="true" />} onClick={() => open('chat')}>
      Read chat
    </Button>
  )
  const badge = operatorBadge(data)
  const refundable = data.payments.filter(({ status }) => status === 'arrived')
  const mayRefund = refundable.length > 0 && may('POST /api/admin/payments/:id/refund')
  return (
    <Page
      title={formatDatedMoment(new Date(data.startsAt))}
      controls={
        <>
          <span className="max-lg:hidden">
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </span>
          <span className="max-lg:hidden">{readChat}</span>
          {mayRefund && (
            <Button tone="sec" size="sm" icon={<Undo2 aria-hidden="true" />} onClick={() => open('refund')}>
              Refund
            </Button>
          )}
          {mayCancel && (
            <Button tone="dng" size="sm" onClick={() => open('cancel')}>
              {refundOnCancelling(data).back > 0 ? 'Cancel and refund' : 'Cancel'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackLink to="/appointments">Appointments</BackLink>
        <span className="lg:hidden">{readChat}</span>
      </div>
      <Notes appointment={data} />
      <div className="record-panes">
        <AppointmentHistory appointment={data} />
        <div className="grid content-start gap-5">
          <AppointmentParties appointment={data} />
          <AppointmentMoney appointment={data} />
          <Allowed to="GET /api/admin/team-notes">
            <TeamNotes kind="appointment" subject={data._id} />
          </Allowed>
        </div>
      </div>
      {opened === 'chat' && readChat && (
        <ReadChat
          appointmentId={id}
          names={{ client: data.client.name, vendor: data.vendor.name }}
          onClose={() => open(null)}
        />
      )}
      {opened === 'refund' && mayRefund && (
        <RefundDialog
          payments={refundable}
          client={data.client}
          vendor={data.vendor.name}
          when={formatDatedMoment(new Date(data.startsAt))}
          onClose={() => open(null)}
        />
      )}
      {opened === 'cancel' && mayCancel && <CancelDialog appointment={data} onClose={() => open(null)} />}
    </Page>
  )
}

/** Shows the notes about an appointment, and links to its series and its problem report. */
function Notes({
  appointment: { note, endReason, report, seriesId },
}: {
  appointment: AdminAppointmentDetail
}) {
  return (
    <>
      {seriesId && (
        <Note>
          This is a visit of a series.{' '}
          <MayOpen to={`/series/${seriesId}`}>
            <Link className="record-link" to={`/series/${seriesId}`}>
              View the series
            </Link>
          </MayOpen>
        </Note>
      )}
      {report && (
        <Note tone="warm">
          The client reported a problem: “{report.text}”{' '}
          <MayOpen to={`/reports/${report._id}`}>
            <Link className="record-link" to={`/reports/${report._id}`}>
              {report.status === 'open' ? 'Resolve report' : 'View outcome'}
            </Link>
          </MayOpen>
        </Note>
      )}
      {endReason && <Note>Reason: {endReason}</Note>}
      {note && <Note>The client&apos;s note: “{note}”</Note>}
    </>
  )
}
