import { COMPLETION_WINDOW_HOURS } from '@anseo/domain/limits'
import { formatEuro } from '@anseo/domain/money'
import { PersonLine } from '@anseo/ui/person-line'
import { Question } from '@anseo/ui/question'
import { earnedThroughUs, isPaidThroughUs } from '../../appointments/earned-through-us.ts'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'

interface NoShowDialogProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Asks for confirmation before a client is marked as a no-show and notified. */
export function NoShowDialog({ appointment, now, onClose }: NoShowDialogProps) {
  const noShow = useVendorStep()
  const { _id: id, clientData: client, source } = appointment
  return (
    <Question
      onClose={onClose}
      title="Mark as a no-show?"
      busy={noShow.isPending}
      confirm="Mark as no-show"
      tone="dngf"
      onConfirm={() => noShow.mutate({ id, step: 'no-show' }, { onSuccess: onClose })}
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      <p hidden={source !== 'vendor'}>
        It counts as a no-show in the client&apos;s record. You can&apos;t undo this.
      </p>
      <p hidden={source === 'vendor'}>
        We&apos;ll tell {client.name}, who has {COMPLETION_WINDOW_HOURS} hours to report a problem.{' '}
        {isPaidThroughUs(appointment) && (
          <>If they don&apos;t, you&apos;ll earn {formatEuro(earnedThroughUs(appointment).sumCents)}. </>
        )}
        You can&apos;t undo this.
      </p>
    </Question>
  )
}
