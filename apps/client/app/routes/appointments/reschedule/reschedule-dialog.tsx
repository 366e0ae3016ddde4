import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { Skeleton } from '@anseo/ui/skeleton'
import type { DialogProps } from '../appointment-dialogs.tsx'
import { VendorLine } from '../vendor-line.tsx'
import { RescheduleForm } from './reschedule-form.tsx'
import { useFirstAvailability } from './use-first-availability.ts'

/** Moves an appointment to another time (§5 Reschedule, S2, L5). */
export default function RescheduleDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const { days, error, retry } = useFirstAvailability(appointment.wire.vendorData._id)
  if (days) return <RescheduleForm {...props} loaded={days} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Reschedule"
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Keep this time
          </Button>
          {error && <Button onClick={retry}>Try Again</Button>}
        </>
      }
    >
      <VendorLine appointment={appointment} />
      {error ? (
        <Note tone="bad" role="alert">
          {error}
        </Note>
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
