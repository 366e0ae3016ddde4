// implements: §2.85
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { FormError } from '@anseo/ui/form-error'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { api } from '../../../api/browser-api.ts'
import type { DialogProps } from '../dialog-props.ts'
import { useCloseAtEnd } from '../use-close-at-end.ts'
import { VendorLine } from '../../../appointments/vendor-line.tsx'
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
  const vendorId = wire.vendorData._id
  // Only the first load: the form then keeps the times up to date.
  const { data, error, refetch } = useQuery({
    queryKey: ['availability', vendorId],
    queryFn: ({ signal }) => api('GET /api/vendor/:vendorId/availability', { params: { vendorId }, signal }),
    refetchOnReconnect: (query) => query.state.data === undefined,
  })
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
          {error ? (
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
      <FormError text={error && bookingErrorText(error)} />
      {data ? (
        <RescheduleForm
          id={formId}
          appointment={appointment}
          loaded={data.data}
          rules={data.rules ?? null}
          rescheduling={rescheduling}
          onMoved={onClose}
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
