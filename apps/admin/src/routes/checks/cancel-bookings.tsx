import { formErrors } from '@anseo/api-client/form-errors'
import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { counted } from '@anseo/domain/counted'
import { euroText } from '@anseo/domain/money'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
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
  const cancelling = useCancelBookings()
  const { fields, text } = formErrors(cancelling.error, FAILED)
  const wrong = fields['reason'] ?? text
  const bookings = counted(bookingsAfter, 'booking')
  return (
    <>
      <Button tone="dng" full icon={<CalendarX aria-hidden="true" />} onClick={() => setAsking(true)}>
        {bookingsAfter === 1 ? 'Cancel the booking now' : `Cancel the ${bookings} now`}
      </Button>
      {isAsking && (
        <ReasonDialogWithDraft
          title={bookingsAfter === 1 ? 'Cancel this booking?' : `Cancel ${bookings}?`}
          label="Reason (sent to the clients and the vendor)"
          required
          confirm={`Cancel ${bookings}`}
          keep="Keep bookings"
          busy={cancelling.isPending}
          draftKey={`anseo.admin.cancel-bookings.${_id}`}
          onClose={() => setAsking(false)}
          onConfirm={(reason, done) => cancelling.mutate({ id: _id, reason }, { onSuccess: done })}
        >
          <p>
            We&apos;ll cancel all bookings with {vendor.name} that are still to come, and refund their clients
            in full: {euroText(amountAfter)}. You can&apos;t undo this.
          </p>
          <FormError text={wrong} />
        </ReasonDialogWithDraft>
      )}
    </>
  )
}
