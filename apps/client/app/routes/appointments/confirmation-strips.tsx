import { problemTo } from '@anseo/domain/appointment-permissions'
import { needsConfirmation } from '@anseo/domain/appointment-filters'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { ConfirmationStrip } from '@anseo/ui/confirmation-strip'
import { CompleteButton } from './appointment-actions.tsx'
import type { ClientAppointment } from '../../appointments/client-appointment.ts'
import { ReportButton } from './report-button.tsx'

interface ConfirmationStripsProps {
  appointments: readonly ClientAppointment[]
  now: Date
  blocked?: string | undefined
  onOpen: (dialog: 'complete' | 'report', appointment: ClientAppointment) => void
}

/** Paid appointments in the past, under every filter (L4); not those with an open problem report (L3). */
export function ConfirmationStrips({ appointments, now, blocked, onOpen }: ConfirmationStripsProps) {
  return appointments
    .filter(({ facts }) => needsConfirmation(facts, now))
    .map((appointment) => {
      const { wire, facts } = appointment
      const { name } = wire.vendorData
      const day = formatWeekdayDay(dublinDate(facts.start), dublinDate(now))
      const about = `${name}, ${day}, ${wire.startTime}`
      if (facts.reportOpen) {
        return (
          <ConfirmationStrip
            key={wire._id}
            title="Problem reported"
            about={about}
            text={`We're looking into it: ${name}, ${day}.`}
          />
        )
      }
      return (
        <ConfirmationStrip
          key={wire._id}
          title="Needs your confirmation"
          about={about}
          text={`How was your appointment with ${name} on ${day}?`}
          action={
            <>
              <CompleteButton blocked={blocked} onPress={() => onOpen('complete', appointment)} />
              {!problemTo.report(facts, now) && (
                <ReportButton blocked={blocked} onPress={() => onOpen('report', appointment)} />
              )}
            </>
          }
        />
      )
    })
}
