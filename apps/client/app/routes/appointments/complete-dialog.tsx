// implements: §2.87
import { COMPLETING } from '@anseo/api-client/error-catalogue/appointments'
import { replyText } from '@anseo/api-client/error-texts'
import { serverNow } from '@anseo/api-client/server-clock'
import { completesAt } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { COMPLETION_WINDOW_HOURS } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { Question } from '@anseo/ui/question'
import { notify } from '@anseo/ui/toasts'
import { Check } from 'lucide-react'
import { api } from '../../api/browser-api.ts'
import type { DialogProps } from './dialog-props.ts'
import { isPaidThroughUs } from '../../appointments/is-paid-through-us.ts'
import type { ClientAppointment } from '../../appointments/client-appointment.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { VendorLine } from '../../appointments/vendor-line.tsx'

const failureText = (error: unknown) => replyText(error, COMPLETING.failed, COMPLETING.unanswered)

/** The hours restart when the vendor marks the appointment as complete (L3). */
const whenAutomatic = ({ wire, facts }: ClientAppointment) =>
  wire.vendorMarkedComplete
    ? `${COMPLETION_WINDOW_HOURS} hours after ${wire.vendorData.name} marked it as complete`
    : `on ${formatMoment(completesAt(facts.end, null), serverNow())}`

const whatFollows = (appointment: ClientAppointment) => {
  const { wire, facts } = appointment
  if (facts.complete) return 'This appointment is already complete. Confirm that it took place.'
  const paid = isPaidThroughUs(appointment) ? `Once you confirm, we'll pay ${wire.vendorData.name}. ` : ''
  return `${paid}If you do nothing, the appointment will be marked as complete automatically ${whenAutomatic(appointment)}.`
}

/** Asks the client before an appointment is marked as complete (L3). */
export default function CompleteDialog({ appointment, onClose, onOpen }: DialogProps) {
  const { busy, run } = useAttempt(failureText)
  const { wire, facts } = appointment
  const complete = async () => {
    const done = await run(async () => {
      await api('POST /api/user/mark-complete', { body: { appointmentId: wire._id } })
    })
    if (!done) return
    notify.success('Appointment marked as complete')
    onClose()
  }
  return (
    <Question
      onClose={onClose}
      title="Mark as complete?"
      busy={busy}
      keep="Not yet"
      confirm="Mark as complete"
      icon={<Check aria-hidden="true" />}
      onConfirm={() => void complete()}
    >
      <VendorLine appointment={appointment} />
      <p>{whatFollows(appointment)}</p>
      {onOpen && !problemTo.report(facts, serverNow()) && (
        <p className="text-ink-2">
          <button type="button" className="link" disabled={busy} onClick={() => onOpen('report')}>
            Report a problem
          </button>{' '}
          if something wasn&apos;t right.
        </p>
      )}
    </Question>
  )
}
