// implements: §2.92
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { filterCounts, matchesFilter } from '@anseo/domain/appointment-filters'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { DEFAULT_CANCELLATION_HOURS } from '@anseo/domain/limits'
import { Note } from '@anseo/ui/note'
import { useMemo } from 'react'
import { useReload } from '../../queries/live.ts'
import { useOpenReviews } from '../../queries/open-reviews.ts'
import { ActiveFilter } from './active-filter.tsx'
import { AppointmentDialog } from './appointment-dialogs.tsx'
import { AppointmentItem } from './appointment-item.tsx'
import { ConfirmationStrips } from './confirmation-strips.tsx'
import { FilterTiles } from './filter-tiles.tsx'
import { clientAppointments } from '../../appointments/client-appointment.ts'
import { NoAppointments } from './no-appointments.tsx'
import { ChatOverPage } from './chat-over-page.tsx'
import { ProposalStrips } from './proposal-strips.tsx'
import { useFilter } from './use-filter.ts'
import { useNamedAppointment } from './use-named-appointment.ts'
import { useOpenDialog } from './use-open-dialog.ts'
import { useStateClock } from './use-state-clock.ts'

interface AppointmentListProps {
  appointments: readonly AppointmentOnWire[]
  /** The reason why actions are disabled, such as being offline. */
  blocked: string | undefined
}

/** The appointments under the chosen filter, with the open dialog or chat over them. */
export function AppointmentList({ appointments, blocked }: AppointmentListProps) {
  const [filter, choose] = useFilter()
  const [dialog, setDialog] = useOpenDialog()
  const facts = useMemo(() => appointments.map(appointmentFromWire), [appointments])
  const reload = useReload()
  const now = useStateClock(facts, () => void reload())
  const all = clientAppointments(appointments, now)
  const openReviews = useOpenReviews()
  const shown = all.filter((appointment) => matchesFilter(filter, appointment.facts, now))
  const firstPayable = shown.find((appointment) => !problemTo.pay(appointment.facts, now))
  const about = dialog && all.find(({ wire }) => wire._id === dialog.id)
  useNamedAppointment()
  const clear = () => {
    choose('Total')
    // The pressed button goes, so the first tile, which is now the chosen one, takes the focus.
    document.querySelector<HTMLElement>('.stats button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <FilterTiles counts={filterCounts(facts, now)} filter={filter} onChoose={choose} />
      {filter !== 'Total' && <ActiveFilter filter={filter} onClear={clear} />}
      <ConfirmationStrips
        appointments={all}
        now={now}
        blocked={blocked}
        onOpen={(name, { wire }) => setDialog({ name, id: wire._id })}
      />
      <ProposalStrips
        appointments={all}
        now={now}
        blocked={blocked}
        onCancel={({ wire }) => setDialog({ name: 'cancel', id: wire._id })}
      />
      {shown.length === 0 ? (
        <NoAppointments filter={filter} onShowAll={clear} />
      ) : (
        <>
          <Note>
            {shown.every((appointment) => appointment.facts.cancellationHours === DEFAULT_CANCELLATION_HOURS)
              ? `There's no refund if you cancel less than ${DEFAULT_CANCELLATION_HOURS} hours before the appointment.`
              : 'Each appointment says until when you can cancel with a refund.'}
          </Note>
          {shown.map((appointment) => (
            <AppointmentItem
              key={appointment.wire._id}
              appointment={appointment}
              now={now}
              first={appointment === firstPayable}
              blocked={blocked}
              openReview={openReviews.find(({ appointmentId }) => appointmentId === appointment.wire._id)}
              onOpen={(name) => setDialog({ name, id: appointment.wire._id })}
            />
          ))}
        </>
      )}
      {dialog && about && (
        <AppointmentDialog
          name={dialog.name}
          appointment={about}
          onClose={() => setDialog(null)}
          onOpen={(name) => setDialog({ name, id: about.wire._id })}
        />
      )}
      <ChatOverPage />
    </>
  )
}
