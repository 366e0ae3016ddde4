import { COMPLETION_WINDOW_HOURS } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { PersonLine } from '@anseo/ui/person-line'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { amountText, dayText, timesText } from '../../appointments/appointment-texts.ts'

interface NoShowDialogProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Asks for confirmation before a client is marked as a no-show and notified. */
export function NoShowDialog({ appointment, now, onClose }: NoShowDialogProps) {
  const noShow = useVendorStep()
  const { _id: id, clientData: client } = appointment
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mark as a no-show?"
      processing={noShow.isPending}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="dngf"
            busy={noShow.isPending}
            onClick={() => noShow.mutate({ id, step: 'no-show' }, { onSuccess: onClose })}
          >
            Mark as no-show
          </Button>
        </>
      }
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      <p>
        We&apos;ll tell {client.name}, who has {COMPLETION_WINDOW_HOURS} hours to report a problem. If they
        don&apos;t, you&apos;ll earn your fee of {amountText(appointment)}. You can&apos;t undo this.
      </p>
    </Dialog>
  )
}
