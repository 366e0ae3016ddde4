import { formErrors } from '@anseo/api-client/form-errors'
import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { counted } from '@anseo/domain/counted'
import { euroText } from '@anseo/domain/money'
import { useDraft } from '@anseo/site-kit/use-draft'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useCancelBookings } from '../../queries/vetting.ts'

const FAILED = "We couldn't cancel the bookings. Please try again."

/** Cancels the bookings that are still to come of a vendor whose document has expired, after a question that asks why. */
export function CancelBookings({
  check: { _id, vendor, bookingsAfter, amountAfter },
}: {
  check: EndingCheckOnWire
}) {
  const [isAsking, setAsking] = useState(false)
  const draft = useDraft(`anseo.admin.cancel-bookings.${_id}`)
  const cancelling = useCancelBookings()
  const { fields, text } = formErrors(cancelling.error, FAILED)
  const wrong = fields['reason'] ?? text
  const bookings = counted(bookingsAfter, 'booking')
  const close = () => setAsking(false)
  const cancel = (reason: string) =>
    cancelling.mutate(
      { id: _id, reason },
      {
        onSuccess: () => {
          draft[1]('')
          close()
        },
      },
    )
  return (
    <>
      <Button tone="dng" full icon={<CalendarX aria-hidden="true" />} onClick={() => setAsking(true)}>
        {bookingsAfter === 1 ? 'Cancel the booking now' : `Cancel the ${bookings} now`}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={bookingsAfter === 1 ? 'Cancel this booking?' : `Cancel ${bookings}?`}
          label="Reason (sent to the clients and the vendor)"
          required
          confirm={`Cancel ${bookings}`}
          keep="Keep bookings"
          busy={cancelling.isPending}
          draft={draft}
          onClose={close}
          onConfirm={cancel}
        >
          <p>
            We&apos;ll cancel all bookings with {vendor.name} that are still to come, and refund their clients
            in full: {euroText(amountAfter)}. You can&apos;t undo this.
          </p>
          <FormError text={wrong} />
        </ReasonDialog>
      )}
    </>
  )
}
