import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { PersonLine } from '@anseo/ui/person-line'
import { Skeleton } from '@anseo/ui/skeleton'
import { useId } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useOtherTimes, useProposeTime } from '../../queries/proposals.ts'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'
import { OtherTimeForm } from './other-time-form.tsx'

interface OtherTimeDialogProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Proposes another time for a request; the client answers in the chat or on the appointment. */
export function OtherTimeDialog({ appointment, now, onClose }: OtherTimeDialogProps) {
  const { _id: id, clientData: client } = appointment
  const formId = useId()
  const times = useOtherTimes(id)
  const propose = useProposeTime(id)
  return (
    <Dialog
      onClose={onClose}
      title="Suggest another time"
      size="wide"
      processing={propose.isPending}
      footer={
        <>
          <Button tone="sec" disabled={propose.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!times.data} busy={propose.isPending}>
            Send suggestion
          </Button>
        </>
      }
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      {times.data ? (
        <OtherTimeForm
          id={formId}
          appointment={appointment}
          days={times.data}
          propose={propose}
          onDone={onClose}
        />
      ) : times.isError ? (
        <LoadFailure title="We couldn't load your free times" query={times} />
      ) : (
        <>
          <LoadingNote text="Loading free times..." />
          <Skeleton height={76} width="100%" />
          <Skeleton height={160} width="100%" />
        </>
      )}
    </Dialog>
  )
}
