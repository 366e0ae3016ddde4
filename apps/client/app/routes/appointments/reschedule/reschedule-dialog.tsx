// implements: §2.85
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { Skeleton } from '@anseo/ui/skeleton'
import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import type { DialogProps } from '../appointment-dialogs.tsx'
import { VendorLine } from '../../../appointments/vendor-line.tsx'
import { RescheduleForm } from './reschedule-form.tsx'
import { useFirstAvailability } from './use-first-availability.ts'
import { useRescheduling } from './use-rescheduling.ts'

/** Moves an appointment to another time (§5 Reschedule, S2, L5). */
export default function RescheduleDialog({ appointment, onClose, onChanged }: DialogProps) {
  const { wire } = appointment
  const formId = useId()
  const { days, error, retry } = useFirstAvailability(wire.vendorData._id)
  const rescheduling = useRescheduling(wire._id, onChanged)
  const { busy } = rescheduling
  return (
    <Dialog
      open
      onClose={onClose}
      processing={busy}
      size="wide"
      title="Reschedule"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Keep current time
          </Button>
          {error ? (
            <Button onClick={retry}>Try Again</Button>
          ) : (
            <Button
              tone="cta"
              className="wide"
              type="submit"
              form={formId}
              disabled={!days}
              busy={busy}
              icon={<CalendarClock aria-hidden="true" />}
            >
              Reschedule
            </Button>
          )}
        </>
      }
    >
      <VendorLine appointment={appointment} />
      {error && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
      {days ? (
        <RescheduleForm
          id={formId}
          appointment={appointment}
          loaded={days}
          rescheduling={rescheduling}
          onMoved={onClose}
          onChanged={onChanged}
        />
      ) : (
        !error && <TimesWaiting />
      )}
    </Dialog>
  )
}

const TimesWaiting = () => (
  <>
    <LoadingNote text="Loading free times..." />
    <Skeleton height={76} width="100%" />
    <Skeleton height={160} width="100%" />
  </>
)
