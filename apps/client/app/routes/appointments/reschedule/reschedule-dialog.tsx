// implements: §2.85
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { FormError } from '@anseo/ui/form-error'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'
import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { useRescheduleTimes } from '../../../queries/reschedule-times.ts'
import { useSavedState } from '../../../session/use-saved-state.ts'
import type { DialogProps } from '../dialog-props.ts'
import { useCloseAtEnd } from '../use-close-at-end.ts'
import { VendorLine } from '../../../appointments/vendor-line.tsx'
import { useHeld } from '../../booking/use-held.ts'
import { NO_TIME, readNewTime } from './new-time.ts'
import { RescheduleForm } from './reschedule-form.tsx'
import { useRescheduling } from './use-rescheduling.ts'

/** Moves an appointment to another time (§5 Reschedule, S2, L5). */
export default function RescheduleDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const { wire } = appointment
  const formId = useId()
  const rescheduling = useRescheduling(wire._id)
  const { busy } = rescheduling
  useCloseAtEnd(props, busy)
  const [time, setTime] = useSavedState(`new-time.${wire._id}`, NO_TIME, readNewTime)
  const times = useRescheduleTimes(wire, time.from)
  const { error, refetch, isPlaceholderData } = times
  // While the appointment moves, the times are not updated: the one that it takes is no loss.
  const data = useHeld(times.data, busy)
  return (
    <Dialog
      onClose={onClose}
      processing={busy}
      size="wide"
      title="Reschedule"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Keep current time
          </Button>
          {error && !data ? (
            <Button onClick={() => void refetch()}>Try Again</Button>
          ) : (
            <Button
              tone="cta"
              className="wide"
              type="submit"
              form={formId}
              disabled={!data}
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
      {data ? (
        <RescheduleForm
          id={formId}
          appointment={appointment}
          times={data}
          isLoading={isPlaceholderData}
          time={time}
          rescheduling={rescheduling}
          onChange={setTime}
          onRefused={() => void refetch()}
          onMoved={onClose}
        />
      ) : error ? (
        <FormError text={bookingErrorText(error)} />
      ) : (
        <TimesWaiting />
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
